import { expect, test } from 'vitest'
import { decidedFor } from '#core/snapshot/decided.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'

const SETTINGS = { gamePointTotal: 6 }
const running = (given: Partial<Pairing>): Pairing => ({
  id: 'cup-1-1',
  round: 1,
  no: 1,
  board: 1,
  pool: 0,
  white: 0,
  black: 1,
  outcome: '  ',
  points: null,
  games: '',
  facts: { scored: false },
  ...given,
})

test('A team that more than half of the points belong to has won while games run', () => {
  expect(decidedFor(running({ points: [7, 3] }), SETTINGS)).toBe(0)
  expect(decidedFor(running({ points: [6, 4] }), SETTINGS)).toBeUndefined()
  expect(decidedFor(running({ points: [1, 7] }), SETTINGS)).toBe(1)
})

test('A game that both sides lost leaves fewer points to catch up', () => {
  const games = '1010==--10'
  expect(decidedFor(running({ points: [7, 1], games }), SETTINGS)).toBe(0)
  // 3–1½ after five games; both sides lost one of them, and one game is left.
  expect(decidedFor(running({ points: [6, 3], games: '1010=0--1 ' }), SETTINGS)).toBeUndefined()
  expect(decidedFor(running({ points: [5, 2], games: '1010=0--==' }), SETTINGS)).toBeUndefined()
  expect(decidedFor(running({ points: [5, 1], games: '1010==----' }), SETTINGS)).toBe(0)
})

test('A score that its games do not add up to counts alone', () => {
  expect(decidedFor(running({ points: [6, 4], games: '1010------' }), SETTINGS)).toBeUndefined()
})

test('A result decides, a drawn match does not', () => {
  expect(decidedFor(running({ outcome: '01' }), SETTINGS)).toBe(1)
  expect(decidedFor(running({ outcome: '==' }), SETTINGS)).toBeUndefined()
  expect(decidedFor(running({ outcome: '01', facts: { scored: false, provisional: true } }), SETTINGS)).toBe(1)
})

test('A tied knockout match is decided by its tie-break games, also by a drawn armageddon game, or by a decision', () => {
  const tied = (facts: object) => decidedFor(running({ outcome: '==', facts: { scored: true, ...facts } }), SETTINGS)
  expect(tied({ tieBreak: 'rapid w 2:0' })).toBe(0)
  expect(tied({ tieBreak: 'armageddon w 1:1' })).toBe(1)
  expect(tied({ goesThrough: 'b seed ==' })).toBe(1)
})

test('A single game, a bye, an aborted and a hidden match are not decided before their result', () => {
  expect(decidedFor(running({ points: [2, 0] }), { gamePointTotal: 1 })).toBeUndefined()
  expect(decidedFor(running({ outcome: 'U ', black: -1 }), SETTINGS)).toBeUndefined()
  expect(decidedFor(running({ points: [9, 1], facts: { scored: false, aborted: true } }), SETTINGS)).toBeUndefined()
  expect(decidedFor(running({ points: [9, 1], facts: { scored: false, hidden: true } }), SETTINGS)).toBeUndefined()
})
