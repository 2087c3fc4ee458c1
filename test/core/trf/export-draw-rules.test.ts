import { expect, test } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { exportTrf, type TrfDesk, type TrfVersion } from '#core/trf/export.ts'
import { aSnapshot } from '#test/support/build.ts'
import { importText, trfText } from '#test/support/trf/files.ts'

const CUP = aSnapshot({
  players: ['Ann', 'Bob', 'Cy', 'Dee'],
  rounds: ['1-2 1, 3-4 1'],
  settings: { totalRounds: 4 },
  initialColour: 'b',
  accelerations: [
    { first: 0, last: 1, from: 1, to: 2, MP: 2, GP: 2 },
    { first: 1, last: 2, from: 2, to: 3, MP: 1, GP: 1 },
  ],
  forbidden: [
    { players: [0, 2], from: 1, to: null },
    { players: [1, 3], from: 3, to: 3 },
  ],
})

/** The exported lines with these codes. */
const lines = (codes: string, snapshot: Snapshot, version?: TrfVersion, desk?: TrfDesk): string[] =>
  exportTrf(snapshot, undefined, version, desk)
    .split('\n')
    .filter((line) => codes.split(' ').includes(line.slice(0, 3)))

test('TRF26 has its own records for the rules of the draw', () => {
  expect(lines('152 240 250 260', CUP)).toEqual([
    '152 B',
    '250       1.0   1   2    1    2',
    '250       0.5   2   3    2    3',
    '260   1   4    1    3',
    '260   3   3    2    4',
  ])
})

test('TRF16 uses the codes of pairing programs: points of each round, and prohibited pairings of the next', () => {
  expect(lines('XXC XXA XXP', CUP, '16')).toEqual([
    'XXC black1',
    'XXA    1  1.0  1.0  0.0',
    'XXA    2  1.0  1.5  0.5',
    'XXA    3  0.0  0.5  0.5',
    'XXP 1 3',
  ])
})

test('a prohibition for the last round stays in the report of a finished event', () => {
  const rounds = ['1-2 1, 3-4 1', '1-4 1, 2-3 1', '4-3 1, 2-1 1', '1-4 1, 2-3 1']
  const over = aSnapshot({ rounds, settings: { totalRounds: 4 }, active: false, forbidden: CUP.forbidden! })
  expect(lines('XXP', over, '16')).toEqual(['XXP 1 3'])
})

test('a prohibition without end is written up to the last round, or up to 999', () => {
  const forbidden = [{ players: [0, 1], from: 6, to: null }]
  const last = (totalRounds: number | null) =>
    lines('260', aSnapshot({ players: 2, forbidden, settings: { totalRounds } }))
  expect([last(9), last(5), last(null)]).toEqual([
    ['260   6   9    1    2'],
    ['260   6   6    1    2'],
    ['260   6 999    1    2'],
  ])
})

test('byes of coming rounds have lines of their own in TRF26, and are in the players’ lines in TRF16', () => {
  const desk: TrfDesk = { byeRequests: [{ round: 3, player: 2, type: 'H', state: 'granted' }] }
  expect(lines('240', CUP, '26', desk)).toEqual(['240 H   3    2'])
  const [, bob] = lines('001', CUP, '16', desk)
  expect(bob!.slice(91)).toBe('   1 b 0            0000 - H')
  expect(importText(exportTrf(CUP, undefined, '16', desk)).byeRequests).toEqual(desk.byeRequests)
})

test('a public file holds no bye before its round is drawn', () => {
  expect(lines('240', CUP)).toEqual([])
})

test('a submitted line-up is in the file until there are games', () => {
  const { snapshot, individuals, games } = importText(trfText('tec-team14.trf'))
  const [white, black] = [snapshot.players.no[snapshot.rounds[6]!.white[0]!]!, snapshot.rounds[6]!.black[0]! + 1]
  const lineUps = [{ round: 7, team: white, individuals: [3, 0, 32] }]
  const before = games.filter(({ round, matchNo }) => round < 7 || matchNo !== 1)
  const line = `300   7 ${String(white).padStart(3)} ${String(black).padStart(3)}    3 0000   32\n`
  expect(exportTrf(snapshot, { individuals, games: before }, '26', { lineUps })).toContain(line)
  expect(exportTrf(snapshot, { individuals, games }, '26', { lineUps })).not.toContain(line)
})
