import { expect, test } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { controlText } from '#test/support/pairing/files.ts'
import { importText, inColumns, playerLine } from '#test/support/trf/files.ts'

const PLAYERS = [1, 2, 4, 5, 9].map((no) => playerLine(no, `P${no}`, ''))

/** A file of players 1, 2, 4, 5 and 9 over seven rounds, with these lines. */
const withLines = (...lines: string[]): Snapshot => importText(['142 7', ...lines, ...PLAYERS].join('\n')).snapshot

test('prohibited groups are read by position, with their rounds', () => {
  expect(withLines('260   2   5    9    1', '260   1   3    4    5    2').forbidden).toEqual([
    { players: [0, 4], from: 2, to: 5 },
    { players: [1, 2, 3], from: 1, to: 3 },
  ])
})

test('a prohibition up to the last round has no end', () => {
  expect(withLines('260   3   7    1    2', '260   3        1    2', '260   3  12    1    2').forbidden).toEqual(
    Array.from({ length: 3 }, () => ({ players: [0, 1], from: 3, to: null })),
  )
  expect(withLines('XXP 4 5').forbidden).toEqual([{ players: [2, 3], from: 1, to: null }])
})

test('virtual points of a range are those of all players in it', () => {
  expect(withLines('250       1.0   1   3    1    4', '250       0.5   4        3    8').accelerations).toEqual([
    { first: 0, last: 2, from: 1, to: 3, MP: 2, GP: 2 },
    { first: 2, last: 3, from: 4, to: 4, MP: 1, GP: 1 },
  ])
  expect(withLines('250       1.0   1   1    9').accelerations).toMatchObject([{ first: 4, last: 4 }])
})

test('virtual points of single players become ranges of neighbours and of rounds', () => {
  expect(
    withLines('XXA    1  1.0  1.0  0.5', 'XXA    2  1.0  1.0  0.5', 'XXA    4  1.0  1.0', 'XXA    9  0.0  0.0  0.5')
      .accelerations,
  ).toEqual([
    { first: 0, last: 2, from: 1, to: 2, MP: 2, GP: 2 },
    { first: 0, last: 1, from: 3, to: 3, MP: 1, GP: 1 },
    { first: 4, last: 4, from: 3, to: 3, MP: 1, GP: 1 },
  ])
})

test('the same acceleration is read in both dialects', () => {
  const { snapshot } = importText(controlText('swiss/xx-baku-26x7'))
  expect(snapshot.accelerations).toEqual([
    { first: 0, last: 13, from: 1, to: 2, MP: 2, GP: 2 },
    { first: 0, last: 13, from: 3, to: 4, MP: 1, GP: 1 },
  ])
})

test('the first colour is read in both dialects', () => {
  expect(['152 W', '152 b', 'XXC white1', 'XXC rank black1'].map((line) => withLines(line).initialColour)).toEqual([
    'w',
    'b',
    'w',
    'b',
  ])
  expect(withLines('152 -', 'XXC rank')).not.toHaveProperty('initialColour')
})

const TEAMS = [
  ...[1, 2, 3, 4].map((no) => playerLine(no, `P${no}`, '')),
  inColumns('310', { 5: '  1', 9: 'Rooks', 74: '   1    2' }),
  inColumns('310', { 5: '  2', 9: 'Kings', 74: '   3    4' }),
]

test('in a team event the numbers are those of teams, and match points are separate from game points', () => {
  const { snapshot } = importText(['250  2.0  1.0   1   2    1', '260   1   1    1    2', ...TEAMS].join('\n'))
  expect(snapshot.accelerations).toEqual([{ first: 0, last: 0, from: 1, to: 2, MP: 4, GP: 2 }])
  expect(snapshot.forbidden).toEqual([{ players: [0, 1], from: 1, to: 1 }])
})

test('codes for individuals are ignored in a team event', () => {
  const { snapshot, byeRequests } = importText(['XXP 3 4', 'XXA    3  1.0', 'XXZ 4', ...TEAMS].join('\n'))
  expect(snapshot).not.toHaveProperty('forbidden')
  expect(snapshot).not.toHaveProperty('accelerations')
  expect(byeRequests).toEqual([])
})
