import { expect, test } from 'vitest'
import { pairings } from '#core/snapshot/pairing.ts'
import { boardScores } from '#web/parts/pairings/board-scores.ts'
import { aRound, aSnapshot } from '../../../support/build.ts'

const match = (games: string, boards?: number) =>
  pairings(aSnapshot({ rounds: [aRound('1-2 *', { games: [games], facts: boards ? { 0: { boards } } : {} })] }), 1)[0]!

test('a board of two games, one with each colour, has one score for both', () => {
  expect(boardScores(match('10==01  ', 2))).toEqual([
    { number: 1, score: [3, 1] },
    { number: 2, score: [0, 2] },
  ])
})

test('with one game per board each board has its own score, and a board without a result is open', () => {
  expect(boardScores(match('10==  ', 3)).map(({ score }) => score)).toEqual([[2, 0], [1, 1], undefined])
  expect(boardScores(match('10=='))).toHaveLength(2)
})
