import { expect, test } from 'vitest'
import { checkLines } from '#cli/check.ts'
import { kibitz } from '#cli/kibitz.ts'
import { parseTournament } from '#cli/tournament-file.ts'

const generate = (options: string) => kibitz(['generate', ...options.split(' ').filter(Boolean)])

test('check accepts what generate prints', async () => {
  const { exitCode, stdout } = await generate(
    '--players 33 --rounds 6 --seed 5 --forfeits 0.05 --byes 5% --late 0.1 --acceleration --forbidden 5 --win 3',
  )
  expect(exitCode).toBe(0)
  expect(checkLines(parseTournament(stdout)).lines).toEqual(['6 rounds, 0 differences'])
})

test('each run generates a different tournament unless a seed is given', async () => {
  const [one, other] = [await generate('--players 8 --rounds 2'), await generate('--players 8 --rounds 2')]
  expect(one.stdout).not.toBe(other.stdout)
  const [, seed] = /^012 Random 8 × 2, seed (\d+)$/m.exec(one.stdout)!
  expect((await generate(`--players 8 --rounds 2 --seed ${seed}`)).stdout).toBe(one.stdout)
})

test('a share is written as a percentage or a number', async () => {
  const options = '--players 20 --rounds 3 --seed 2'
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
  ['--byes 3', '--byes is a share of at most 100%, not “3”.'],
  ['--win=-1', '--win is a number such as 0.5, not “-1”.'],
])('generate %s is refused', async (options, stderr) => {
  expect(await generate(options)).toEqual({ exitCode: 2, stdout: '', stderr })
})
