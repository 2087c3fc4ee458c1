import { expect, test } from 'vitest'
import {
  expectedScore,
  forecast,
  mean,
  perfectPerformance,
  performanceRating,
  ratingDifference,
} from '#core/standings/performance.ts'

test.each([
  [0, 50],
  [3, 50],
  [4, 51],
  [10, 51],
  [11, 52],
  [91, 62],
  [92, 63],
  [357, 89],
  [358, 90],
  [619, 98],
  [620, 99],
  [735, 99],
  [736, 100],
  [2000, 100],
])('a player rated %i higher is expected to score %i out of 100', (difference, expected) => {
  expect(expectedScore(difference)).toBe(expected)
  expect(expectedScore(-difference)).toBe(100 - expected)
})

test.each([
  [50, 0],
  [51, 7],
  [54, 29],
  [67, 125],
  [75, 193],
  [83, 273],
  [99, 677],
  [100, 800],
])('a score of %i percent means a rating difference of %i points', (percent, difference) => {
  expect(ratingDifference(percent)).toBe(difference)
  expect(ratingDifference(100 - percent)).toBe(difference === 0 ? 0 : -difference)
})

test('a forecast is even between equals and ten to one at a difference of 400', () => {
  expect(forecast(0)).toBe(0.5)
  expect(forecast(400)).toBeCloseTo(10 / 11, 12)
  expect(forecast(-400)).toBeCloseTo(1 / 11, 12)
})

test('averages are rounded half up, and undefined without values', () => {
  expect([mean(5, 2), mean(7, 3), mean(8, 3), mean(-5, 2)]).toEqual([3, 2, 3, -2])
  expect(mean(0, 0)).toBeNaN()
})

test('a performance is the average rating plus the difference for the score, rounded to a percent', () => {
  expect(performanceRating(2000, 4, 2)).toBe(2800)
  expect(performanceRating(2000, 0, 2)).toBe(1200)
  expect(performanceRating(2000, 5, 3)).toBe(2273)
  expect(performanceRating(2000, 1, 8)).toBe(2000 + ratingDifference(6))
  expect(performanceRating(2000, 1, 4)).toBe(2000 + ratingDifference(13))
  expect(performanceRating(2000, 0, 0)).toBeNaN()
})

test('a perfect performance is the lowest rating at which the points are expected', () => {
  expect(perfectPerformance([2000], 1)).toBe(1997)
  expect(perfectPerformance([2000], 2)).toBe(2736)
  expect(perfectPerformance([2000, 1500], 0)).toBe(700)
  expect(perfectPerformance([2000, 2400], 2)).toBe(2198)
  expect(perfectPerformance([], 0)).toBeNaN()
})

test('with one point less than a perfect performance the points are not expected', () => {
  const ratings = [1873, 2210, 2455, 2102, 1999]
  for (let points2 = 1; points2 <= 10; points2++) {
    const perfect = perfectPerformance(ratings, points2)
    const expected = (rating: number): number =>
      ratings.reduce((sum, theirs) => sum + expectedScore(rating - theirs), 0)
    expect(expected(perfect)).toBeGreaterThanOrEqual(50 * points2)
    expect(expected(perfect - 1)).toBeLessThan(50 * points2)
  }
})

test('a part of a longer row of ratings can be used', () => {
  expect(perfectPerformance([9, 9, 2000, 2400, 9], 2, 2, 2)).toBe(perfectPerformance([2000, 2400], 2))
})
