import { expect, test } from 'vitest'
import { checkLines } from '#cli/check.ts'
import { kibitz } from '#cli/kibitz.ts'
import { parseTournament } from '#cli/tournament-file.ts'
import { controlText } from '#test/support/pairing/files.ts'

test('check names the boards that differ and the criterion they break', () => {
  const tournament = parseTournament(controlText('swiss/even-10x7'))
  const { snapshot } = tournament
  const round = snapshot.rounds[3]!
  const [first, second, ...others] = round.black
  const swapped = { ...round, black: [second!, first!, ...others] }
  const changed = { ...tournament, snapshot: { ...snapshot, rounds: snapshot.rounds.with(3, swapped) } }
  const { lines, differences } = checkLines(changed)
  expect(differences).toBeGreaterThan(1)
  expect(lines[0]).toMatch(/^round 4 board \d+: \d+ \d+ should be \d+ \d+ \(C\d+\)$/)
  expect(checkLines(tournament).lines).toEqual(['7 rounds, 0 differences'])
})

const UNCHECKED = 'The ranks aren’t checked: the file doesn’t list its tie-breaks (record 212 or 202).'

test('differences have their own exit code, and ranks that can’t be compared are told', async () => {
  expect(await kibitz(['check', 'scripts/demo/trf/tec-swiss16.trf'])).toEqual({
    exitCode: 1,
    stdout: expect.stringMatching(
      /^round 3 board 6: 12 14 should be 14 12 \(other colours\)\n.*\n5 rounds, 2 differences\n$/,
    ),
    stderr: UNCHECKED,
  })
  expect(await kibitz(['check', 'test/support/pairing/swiss/even-10x7.trf'])).toEqual({
    exitCode: 0,
    stdout: '7 rounds, 0 differences\n',
    stderr: UNCHECKED,
  })
})

test('a round robin whose numbers are not those of the Berger table is checked for who met whom', async () => {
  expect(await kibitz(['check', 'scripts/demo/trf/uzchess2025.trf'])).toEqual({
    exitCode: 0,
    stdout: '9 rounds, 0 differences\n',
    stderr: expect.stringMatching(/Berger/),
  })
})
