import { expect, test } from 'vitest'
import { checkLines } from '#cli/check.ts'
import { kibitz } from '#cli/kibitz.ts'
import { parseTournament } from '#cli/tournament-file.ts'

const generate = (options: string) => kibitz(['generate', ...options.split(' ').filter(Boolean)])

test('check accepts what generate prints', async () => {
  const { exitCode, stdout } = await generate(
    '--players 33 --rounds 6 --seed 5 --forfeit-wins 5% --forfeit-losses 2 --unusual-results 3 --full-point-byes 1 --half-point-byes 5% --zero-point-byes 0,2,1 --late 0.1 --acceleration --forbidden 5 --win 3 --draw 1',
  )
  expect(exitCode).toBe(0)
  expect(checkLines(parseTournament(stdout)).lines).toEqual(['6 rounds, 0 differences'])
})

test('what isn’t chosen is drawn, and the file follows the rules and its own tie-breaks all the same', async () => {
  const files = await Promise.all(
    [11, 12, 13, 14, 15, 16].map(async (seed) => (await generate(`--seed ${seed}`)).stdout),
  )
  for (const file of files) expect(checkLines(parseTournament(file)).differences).toBe(0)
  const all = (pattern: RegExp) => new Set(files.map((file) => pattern.exec(file)?.[1])).size
  expect([all(/^062 (\d+)$/m), all(/^142 (\d+)$/m), all(/^212 (\S+)$/m)].every((kinds) => kinds > 2)).toBe(true)
})

test('each run generates a different tournament unless a seed is given', async () => {
  const [one, other] = [await generate('--players 8 --rounds 2'), await generate('--players 8 --rounds 2')]
  expect(one.stdout).not.toBe(other.stdout)
  const [, seed] = /^012 Random 8 × 2, seed (\d+)$/m.exec(one.stdout)!
  expect(one.stderr).toBe(`Seed ${seed}.`)
  expect(await generate(`--players 8 --rounds 2 --seed ${seed}`)).toEqual({ exitCode: 0, stdout: one.stdout })
})

test('numbers of byes, forfeits and odd results are those that were chosen', async () => {
  const { stdout } = await generate(
    '--plain --players 24 --rounds 5 --seed 3 --full-point-byes 2 --half-point-byes 3 --zero-point-byes 1,0,2 --forfeit-wins 4 --forfeit-losses 1 --unusual-results 2',
  )
  const cells = (letters: string) =>
    [...stdout.matchAll(/ (?:0000|[ \d]{4}) [-wb] (.)/g)].filter(([, one]) => letters.includes(one!)).length
  expect([cells('F'), cells('H'), cells('Z')]).toEqual([2, 3, 3])
  // A forfeit has two sides, and so has a game that neither side came to.
  expect([cells('+'), cells('-')]).toEqual([4, 4 + 2])
  const { rounds } = parseTournament(stdout).snapshot
  const pairs = rounds.flatMap(({ outcomes }) => outcomes.match(/../g) ?? [])
  expect(pairs.filter((pair) => ['=0', '0=', '00'].includes(pair))).toHaveLength(2)
})

test('ratings and tie-breaks can be listed, and the ranks follow from the tie-breaks', async () => {
  const { stdout } = await generate('--plain --ratings 2300,2200,2250,0 --rounds 3 --seed 1 --tie-breaks sb,bh/c1')
  expect(stdout).toMatch(/^212 PTS,SB,BH\/C1$/m)
  expect([...stdout.matchAll(/^001.{45}(.{4})/gm)].map(([, rating]) => Number(rating))).toEqual([2300, 2250, 2200, 0])
})

test('a share is written as a percentage or a number', async () => {
  const options = '--players 20 --rounds 3 --seed 2 --unusual-results 0'
  const { stdout } = await generate(`${options} --draws 100%`)
  expect(stdout).toBe((await generate(`${options} --draws 1`)).stdout)
  expect(stdout).not.toMatch(/[wb] [10]/)
})

test.each([
  ['--players 1', 'A tournament has 2 to 9999 players, not 1.'],
  ['--players 10000', 'A tournament has 2 to 9999 players, not 10000.'],
  ['--players many', '--players is a whole number, not “many”.'],
  ['--rounds 0', 'A tournament has at least one round.'],
  ['--seed 1.5', '--seed is a whole number, not “1.5”.'],
  ['--draws 101%', '--draws is a share of at most 100%, not “101%”.'],
  ['--half-point-byes 1.5', '--half-point-byes is a number, a percentage, or a list of them by round, not “1.5”.'],
  ['--win=-1', '--win is a number such as 0.5, not “-1”.'],
  ['--draw 0.6', 'Two draws can’t be worth more than a win and a loss.'],
  ['--pab 1.5', 'A bye can’t be worth more than a win.'],
  ['--players 3 --ratings 2000,1900', 'There are 2 ratings for 3 players.'],
  ['--highest-rating 1500 --lowest-rating 1600', 'The highest rating, 1500, is below the lowest one, 1600.'],
  ['--tie-breaks BH,XYZ', 'Unknown tie-break “XYZ”.'],
])('generate %s is refused', async (options, stderr) => {
  expect(await generate(options)).toEqual({ exitCode: 2, stdout: '', stderr })
})

test('opposite choices are refused', async () => {
  expect(await generate('--acceleration --no-acceleration')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/Choose --acceleration or --no-acceleration, not both\.$/),
  })
})
