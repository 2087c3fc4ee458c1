import { mean, perfectPerformance, performanceRating } from './performance.ts'
import { averageOfMet } from './buchholz.ts'
import type { Field } from './field.ts'
import { HALVES, PLAYED } from './outcome-tables.ts'
import { memoByField } from './memo-by-field.ts'
import type { Options, Unrated } from './options.ts'

/** Opponents met over the board, by rating. Forfeits never count, not even in round robins (C.07 art. 15). */
interface RatedOpponents {
  /** Ratings of the opponents: `count[player]` of them from index `player * round` on. */
  rating: Int32Array
  count: Int32Array
  /** Points against them: 2 for a win, 1 for a draw. */
  points2: Int32Array
}

/**
 * Ratings by position, 0 for unrated players that are left out. Undefined if a player is unrated and `unrated` sets no
 * rating: then rating tie-breaks do not apply (C.07 art. 10).
 */
export function ratingsOf({ snapshot }: Field, unrated: Unrated): readonly number[] | undefined {
  const { rating } = snapshot.players
  if (unrated === 'left out') return rating
  const ratings = rating.map((rating) => (rating > 0 ? rating : unrated))
  return ratings.every((rating) => rating > 0) ? ratings : undefined
}

const ratedOpponents = memoByField((field: Field, unrated: Unrated): RatedOpponents | null => {
  const { size, round, traits, opponent, outcome } = field
  const ratings = ratingsOf(field, unrated)
  if (!ratings) return null
  const rating = new Int32Array(size * round)
  const count = new Int32Array(size)
  const points2 = new Int32Array(size)
  for (let player = 0; player < size; player++) {
    let next = player * round
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      const theirs = traits[cell]! & PLAYED ? (ratings[opponent[cell]!] ?? 0) : 0
      if (theirs <= 0) continue
      rating[next++] = theirs
      points2[player]! += HALVES[outcome[cell]!]!
    }
    count[player] = next - player * round
  }
  return { rating, count, points2 }
})

type RatingFigure = (met: RatedOpponents, player: number, first: number) => number

/** A figure of each competitor from the opponents met; NaN for all if rating tie-breaks do not apply. */
function overOpponents(field: Field, unrated: Unrated, line: RatingFigure): Float64Array {
  const known = ratedOpponents(field, unrated)
  const figures = new Float64Array(field.size).fill(NaN)
  if (known)
    for (let player = 0; player < field.size; player++) figures[player] = line(known, player, player * field.round)
  return figures
}

const average: RatingFigure = ({ rating, count }, player, first) => {
  let sum = 0
  for (let at = first; at < first + count[player]!; at++) sum += rating[at]!
  return mean(sum, count[player]!)
}

/** ARO: average rating of the opponents, rounded half up (C.07 art. 10). */
export function averageRating(field: Field, { unrated, low, high }: Options): Float64Array {
  if (low + high === 0) return overOpponents(field, unrated, average)
  return overOpponents(field, unrated, ({ rating, count }, player, first) => {
    const kept = rating
      .slice(first, first + count[player]!)
      .sort()
      .subarray(low)
    const used = Math.max(0, kept.length - high)
    return mean(
      kept.subarray(0, used).reduce((sum, each) => sum + each, 0),
      used,
    )
  })
}

const performances = memoByField((field: Field, unrated: Unrated) =>
  overOpponents(field, unrated, (met, player, first) =>
    performanceRating(average(met, player, first), met.points2[player]!, met.count[player]!),
  ),
)

const perfectPerformances = memoByField((field: Field, unrated: Unrated) =>
  overOpponents(field, unrated, ({ rating, points2, count }, player, first) =>
    perfectPerformance(rating, points2[player]!, first, count[player]!),
  ),
)

/** TPR: tournament performance rating. */
export const performance = (field: Field, { unrated }: Options): Float64Array => performances(field, unrated)
/** PTP: perfect tournament performance. */
export const perfect = (field: Field, { unrated }: Options): Float64Array => perfectPerformances(field, unrated)
/** APRO: average performance rating of the opponents, rounded half up. */
export const averagePerformance = (field: Field, { unrated }: Options): Float64Array =>
  averageOfMet(field, performances(field, unrated), 1)
/** APPO: average perfect performance of the opponents, rounded half up. */
export const averagePerfect = (field: Field, { unrated }: Options): Float64Array =>
  averageOfMet(field, perfectPerformances(field, unrated), 1)

/** RTNG: one's own rating (C.07 art. 11). */
export const rating = (field: Field, { unrated }: Options): Float64Array =>
  Float64Array.from(ratingsOf(field, unrated) ?? new Float64Array(field.size).fill(NaN))

/** Own rating, undefined for unrated players. */
export const ownRating = ({ snapshot }: Field): Float64Array =>
  Float64Array.from(snapshot.players.rating, (rating) => (rating > 0 ? rating : NaN))
