import { expect, test } from 'vitest'
import { checkLines } from '#cli/check.ts'
import { allPairLines } from '#cli/pair.ts'
import { randomEvent } from '#cli/random-event.ts'
import { standingsTsv } from '#cli/standings.ts'
import { parseTournament } from '#cli/tournament-file.ts'
import { eventFileOf } from '#core/contract/event-file/event-file-of.ts'
import { exportTrf } from '#core/trf/export.ts'
import { importText, trfText } from '#test/support/trf/files.ts'

const event = randomEvent({ players: 14, rounds: 7, played: 5, halfPointByes: 0.03, zeroPointByes: 0.03, seed: 3 })
const file = JSON.stringify(eventFileOf({ snapshot: event, individuals: [], games: [] }))

test('an event file is paired, checked and ranked as the report of the same event', () => {
  const report = exportTrf({ ...event, active: true })
  expect(allPairLines(parseTournament(file))).toEqual(allPairLines(parseTournament(report)))
  expect(standingsTsv(file)).toBe(standingsTsv(report))
  expect(checkLines(parseTournament(file))).toEqual({
    lines: ['5 rounds, 0 differences'],
    differences: 0,
    notes: expect.any(Array),
  })
})

test('an event file of teams has the standings of its report', () => {
  const imported = importText(trfText('tec-team14.trf'))
  expect(standingsTsv(JSON.stringify(eventFileOf(imported)))).toBe(standingsTsv(trfText('tec-team14.trf')))
})

test('a broken event file is refused with the place', () => {
  expect(() => parseTournament(file.replace('"round":5', '"round":"five"'))).toThrow(
    'This event file can’t be read: round is missing or wrong.',
  )
})
