import { expect, test } from 'vitest'
import { randomEvent } from '#cli/random-event.ts'
import { reportGaps } from '#core/report/gaps.ts'
import { withFideModeLeft } from '#core/snapshot/remarks.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'
import type { Trf } from '#core/trf/trf.ts'

/** A report of two players with everything that a rating officer asks for; columns as in TRF26. */
const WHOLE = [
  '012 Weir Open',
  '022 Weir',
  '032 GER',
  '042 2026/03/06',
  '052 2026/03/08',
  '102 Marsh, Ida 4600001',
  '122 90+30',
  `132${' '.repeat(88)}26/03/06  26/03/07  26/03/08`,
  '142 3',
  '212 PTS,BH',
  player(1, 'Alder, Ann', 'GER', '4600011', '1990/01/01'),
  player(2, 'Birch, Bo', 'POL', '1100011', '1991/01/01'),
]

function player(no: number, name: string, federation: string, fideId: string, birth: string): string {
  return `001 ${String(no).padStart(4)}      ${name.padEnd(33)} 2000 ${federation.padEnd(3)} ${fideId.padStart(11)} ${birth.padEnd(10)}  0.0    1`
}

function trf(lines: string[]): Trf {
  const read = parseTrf(lines.join('\n'))
  if (isFault(read)) throw new Error(read.reason)
  return read
}

const finished: Snapshot = { ...randomEvent({ players: 6, rounds: 3, seed: 2 }), active: false }
const kinds = (lines: string[], snapshot = finished): string[] =>
  reportGaps(trf(lines), snapshot).map(({ kind }) => kind)
const without = (code: string): string[] => WHOLE.filter((line) => !line.startsWith(code))
const instead = (code: string, line: string): string[] => WHOLE.map((each) => (each.startsWith(code) ? line : each))

test('a whole report lacks nothing', () => {
  expect(reportGaps(trf(WHOLE), finished)).toEqual([])
})

test.each([
  ['022', ['place']],
  ['032', ['host']],
  ['042', ['days']],
  ['052', ['days']],
  ['102', ['arbiter']],
  ['122', ['rate']],
  ['212', ['tieBreaks']],
])('a report without record %s lacks %s', (code, expected) => {
  expect(kinds(without(code))).toEqual(expected)
})

test('days have to lie inside the event, in order, for each round', () => {
  expect(kinds(instead('052', '052 2026/03/05'))).toEqual(['dayOrder'])
  expect(kinds(instead('132', `132${' '.repeat(88)}26/03/07  26/03/06  26/03/08`))).toEqual(['dayOrder'])
  expect(reportGaps(trf(instead('132', `132${' '.repeat(88)}26/03/06`)), finished)).toMatchObject([
    { kind: 'roundDays', count: 2 },
  ])
})

test('thirty days are one event for FIDE, and one day more is not', () => {
  expect(kinds(instead('052', '052 2026/04/04'))).toEqual([])
  expect(kinds(instead('052', '052 2026/04/05'))).toEqual(['long'])
})

test('players without a FIDE ID, a year or a federation are named, and so are those who share an ID', () => {
  const odd = [
    player(3, 'Cedar, Cy', '', '', ''),
    player(4, 'Elm, Eva', 'XYZ', '4600011', '1992'),
    player(5, 'Fir, Flo', 'GER', '0', '1992'),
  ]
  expect(reportGaps(trf([...WHOLE, ...odd]), finished)).toEqual([
    { kind: 'sameId', isNeeded: true, count: 2, names: ['Alder, Ann', 'Elm, Eva'] },
    { kind: 'badFederation', isNeeded: true, count: 1, names: ['Elm, Eva'] },
    { kind: 'noId', isNeeded: false, count: 2, names: ['Cedar, Cy', 'Fir, Flo'] },
    { kind: 'noYear', isNeeded: false, count: 1, names: ['Cedar, Cy'] },
    { kind: 'noFederation', isNeeded: false, count: 1, names: ['Cedar, Cy'] },
  ])
})

test('games without a result and rounds to come are the gravest gaps', () => {
  const [first, ...others] = finished.rounds
  const open = { ...first!, outcomes: `  ${first!.outcomes.slice(2)}` }
  expect(kinds(WHOLE, { ...finished, rounds: [open, ...others] })).toEqual(['games'])
  const running = randomEvent({ players: 6, rounds: 3, played: 1, seed: 2 })
  expect(reportGaps(trf(WHOLE), running)).toMatchObject([{ kind: 'rounds', count: 2 }])
})

test('a tournament that left FIDE mode is told so', () => {
  expect(kinds(WHOLE, withFideModeLeft(finished, 2))).toEqual(['fideMode'])
})
