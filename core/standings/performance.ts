/** FIDE's tables of rating differences, on integers: expected scores are ×100, points are half points. */

/**
 * B.02 art. 8.1.2: the greatest rating differences at which the stronger side is still expected to score .50, .51, …
 * .99.
 */
// prettier-ignore
const BOUNDS = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
  197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
]

/** B.02 art. 8.1.1: the rating difference for a score of 50 %, 51 %, … 100 %. */
// prettier-ignore
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
  202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
]

/** From this difference on the stronger side is expected to win. */
const CERTAIN = 736
const EXPECTED = Uint8Array.from({ length: CERTAIN + 1 }, (_, difference) => {
  const passed = BOUNDS.findIndex((bound) => difference <= bound)
  return 50 + (passed < 0 ? BOUNDS.length : passed)
})

/** Points out of 100 expected against a player rated `difference` lower. */
export const expectedScore = (difference: number): number =>
  difference < 0 ? 100 - EXPECTED[Math.min(-difference, CERTAIN)]! : EXPECTED[Math.min(difference, CERTAIN)]!

/** Expected share of the points by the smooth Elo formula, without the steps of FIDE's table; only for forecasts. */
export const forecast = (difference: number): number => 1 / (1 + 10 ** (-difference / 400))

/** A sum divided by a count, rounded half up; NaN for a count of 0. */
export const mean = (sum: number, count: number): number =>
  count > 0 ? Math.floor((2 * sum + count) / (2 * count)) : NaN

/** Rating difference that a score of `percent` (0–100) adds to the average rating of the opponents. */
export const ratingDifference = (percent: number): number =>
  percent < 50 ? -DIFFERENCES[50 - percent]! : DIFFERENCES[percent - 50]!

/**
 * Tournament performance rating (C.07 art. 10): the opponents' average plus the rating difference for the score.
 * `points2` are half points. NaN without games.
 */
export const performanceRating = (averageRating: number, points2: number, games: number): number =>
  games > 0 ? averageRating + ratingDifference(mean(50 * points2, games)) : NaN

/**
 * Perfect tournament performance (C.07 art. 10): the lowest rating whose expected score reaches the points made; with
 * no points, 800 below the weakest opponent. NaN without games. Reads `count` ratings from index `from`.
 */
export function perfectPerformance(
  ratings: ArrayLike<number>,
  points2: number,
  from = 0,
  count = ratings.length - from,
): number {
  if (count === 0) return NaN
  let weakest = Infinity
  let strongest = -Infinity
  for (let at = from; at < from + count; at++) {
    weakest = Math.min(weakest, ratings[at]!)
    strongest = Math.max(strongest, ratings[at]!)
  }
  if (points2 <= 0) return weakest - 800
  const needed = 50 * points2
  let [tooLow, enough] = [weakest - CERTAIN - 1, strongest + CERTAIN]
  while (enough - tooLow > 1) {
    const middle = (tooLow + enough) >> 1
    let expected = 0
    for (let at = from; at < from + count; at++) expected += expectedScore(middle - ratings[at]!)
    if (expected >= needed) enough = middle
    else tooLow = middle
  }
  return enough
}
