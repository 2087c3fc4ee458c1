import { expect, test } from 'vitest'
import type { Evaluation } from '#core/match/win-chance.ts'
import { describeEvaluation, describeGraph, describeTurn } from '#web/parts/eval/describe.ts'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const during = (plies: number, cp: number): Evaluation[] => Array.from({ length: plies }, () => ({ cp }))

test.each<[Evaluation, string]>([
  [{ cp: 20 }, 'Level, +0.2'],
  [{ cp: 140 }, 'White is better, +1.4'],
  [{ cp: -650 }, 'Black is winning, −6.5'],
  [{ mate: 3 }, 'White mates in 3'],
  [{ mate: -1 }, 'Black mates in 1'],
])('%o is read aloud as “%s”', (evaluation, words) => expect(describeEvaluation(evaluation)).toBe(words))

test('the graph is read aloud as the course of the game, by move numbers', () =>
  expect(describeGraph([...during(24, 10), ...during(18, -140), ...during(20, 500)], START)).toBe(
    'Evaluation over 31 moves: level until move 12, Black better until move 21, White winning from move 22',
  ))

test('a turning point says who gained, and how they stand now', () => {
  const turn = (before: number, after: number) =>
    describeTurn({ ply: 1, before: { cp: before }, after: { cp: after }, points: after - before })
  expect(turn(0, -170)).toBe('Black gets the better of it')
  expect(turn(-200, 30)).toBe('White is back in the game')
  expect(turn(10, 500)).toBe('White is winning now')
})
