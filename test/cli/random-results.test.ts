import { expect, test } from 'vitest'
import { marker, spread } from '#cli/amount.ts'
import { dice } from '#cli/dice.ts'
import { gameResult, playedResult } from '#cli/random-results.ts'
import { randomRatings } from '#cli/random-ratings.ts'
import { expectedScore } from '#core/standings/performance.ts'

/** White’s mean over evenly spread chances. */
function mean(white: number, black: number, draws?: number): number {
  const tries = 10_000
  let points = 0
  for (let at = 0; at < tries; at++) {
    const letters = playedResult(white, black, draws, (at + 0.5) / tries)
    points += letters === '10' ? 1 : letters === '==' ? 0.5 : 0
  }
  return points / tries
}

test('results have the mean of FIDE’s table in both colours, with differences up to 400', () => {
  for (const difference of [0, 35, 120, 250, 400]) {
    const expected = expectedScore(difference) / 100
    expect(mean(2000 + difference, 2000)).toBeCloseTo(expected, 3)
    expect(mean(2000, 2000 + difference)).toBeCloseTo(1 - expected, 3)
  }
  expect(mean(2700, 1500)).toBeCloseTo(expectedScore(400) / 100, 3)
})

test('a chosen share of draws leaves the mean as it is while it can', () => {
  expect(mean(2100, 2000, 0.3)).toBeCloseTo(0.64, 3)
  expect(mean(2100, 2000, 1)).toBe(0.5)
})

test('a number is spread over the rounds, a share is the same in each, and a list says each round', () => {
  const counts = spread({ count: 7 }, 4, dice(1)) as { count: number }[]
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(7)
  expect(spread(0.1, 3, dice(1))).toEqual([0.1, 0.1, 0.1])
  expect(spread({ rounds: [{ count: 2 }, 0.5] }, 3, dice(1))).toEqual([{ count: 2 }, 0.5, 0])
})

test('numbers mark as many items, of those that are free alone, each once', () => {
  const items = Array.from({ length: 20 }, (_, at) => at)
  const free = items.slice(0, 6)
  const portions: [string, { count: number }][] = [
    ['H', { count: 2 }],
    ['Z', { count: 9 }],
  ]
  const marks = items.map(marker(portions, free, dice(3)))
  expect(marks.filter((mark) => mark === 'H')).toHaveLength(2)
  expect(marks.filter((mark) => mark === 'Z')).toHaveLength(4)
  expect(marks.slice(6).every((mark) => mark === undefined)).toBe(true)
})

test('forfeits and odd results are those of FIDE, never a draw by forfeit', () => {
  const roll = dice(5)
  const of = (mark: 'forfeitWins' | 'forfeitLosses' | 'unusualResults') =>
    [...new Set(Array.from({ length: 50 }, () => gameResult(mark, {}, 2000, 2000, roll)))].toSorted()
  expect(of('forfeitWins')).toEqual(['+-', '-+'])
  expect(of('forfeitLosses')).toEqual(['--'])
  expect(of('unusualResults')).toEqual(['00', '0=', '=0'])
})

test('ratings are given, or follow a step, or lie in a range, and are sorted', () => {
  expect(randomRatings(3, { ratings: [1500, 0, 2100] }, dice(1))).toEqual([2100, 1500, 0])
  expect(randomRatings(4, { highestRating: 2400, ratingStep: 50 }, dice(1))).toEqual([2400, 2350, 2300, 2250])
  const scattered = randomRatings(40, { highestRating: 2400, ratingStep: 10, ratingScatter: 30 }, dice(1))
  expect(scattered).toEqual(scattered.toSorted((a, b) => b - a))
  expect(new Set(scattered.map((rating) => (2400 - rating) % 10)).size).toBeGreaterThan(1)
  const ranged = randomRatings(200, { highestRating: 1900, lowestRating: 1600 }, dice(1))
  expect([Math.max(...ranged) <= 1900, Math.min(...ranged) >= 1600]).toEqual([true, true])
  expect(randomRatings(10, { highestRating: 2000, unrated: 1 }, dice(1)).every((rating) => rating === 0)).toBe(true)
})
