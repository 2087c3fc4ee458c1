import { expect, test } from 'vitest'
import { kibitz } from '#cli/kibitz.ts'
import { allPairLines } from '#cli/pair.ts'
import { parseTournament } from '#cli/tournament-file.ts'
import { controlRounds, controlText } from '#test/support/pairing/files.ts'

const file = (name: string): string => `test/support/pairing/${name}.trf`
const expectedLines = (name: string): string[] =>
  [...controlRounds(name)].flatMap(([round, lines]) => [`round ${round}`, ...lines])

test('pair prints the round only', async () => {
  const lines = controlRounds('swiss/tiny-7x5').get(3)!
  expect(await kibitz(['pair', file('swiss/tiny-7x5'), '--round', '3'])).toEqual({
    exitCode: 0,
    stdout: lines.map((line) => `${line}\n`).join(''),
  })
})

test('pair prints `none` and the reason if a round has no legal pairing', async () => {
  expect(await kibitz(['pair', file('swiss/tight-9x9-2')])).toEqual({
    exitCode: 1,
    stdout: 'none\n',
    stderr: expect.stringMatching(/^Round 8 has no legal pairing\. In the way: 4 /),
  })
})

test('pair refuses a round number that the file does not allow', async () => {
  for (const round of ['9', '0', '1.5', 'two'])
    expect(await kibitz(['pair', file('swiss/tiny-7x5'), `--round=${round}`])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `No round ${round}: the file has 5 rounds.`,
    })
})

test('pair prints all rounds of a file, and says if there is no next one', () => {
  for (const name of ['swiss/tight-10x9-2', 'swiss/xx-codes-18x7', 'team/team-9x6-typeb-gp-mp-4'])
    expect(allPairLines(parseTournament(controlText(name))).lines).toEqual(expectedLines(name))
})
