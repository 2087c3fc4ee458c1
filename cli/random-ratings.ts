export interface RatingWishes {
  /** Ratings of all players; 0: unrated. */
  ratings?: number[]
  highestRating?: number
  lowestRating?: number
  /** Points between neighbours, from the highest rating down; without it ratings lie anywhere in the range. */
  ratingStep?: number
  /** The most points by which a rating differs from its step. */
  ratingScatter?: number
  /** Share of players without a rating. */
  unrated?: number
}

/** FIDE’s list begins with this rating. */
const FLOOR = 1400
const HIGHEST = 2700

/** The ratings of an event in the order of pairing numbers, the highest one first and unrated players last. */
export function randomRatings(players: number, wishes: RatingWishes, roll: () => number): number[] {
  const rated = wishes.ratings ?? Array.from({ length: players }, (_, at) => ratingAt(at, players, wishes, roll))
  const { unrated = 0 } = wishes
  const left = unrated > 0 ? rated.map((rating) => (roll() < unrated ? 0 : rating)) : rated
  return left.toSorted((a, b) => b - a)
}

function ratingAt(at: number, players: number, wishes: RatingWishes, roll: () => number): number {
  const { highestRating, lowestRating, ratingStep, ratingScatter = 0 } = wishes
  if (ratingStep !== undefined) {
    const scattered = (highestRating ?? HIGHEST) - ratingStep * at + ratingScatter * (2 * roll() - 1)
    return Math.max(lowestRating ?? FLOOR, Math.round(scattered))
  }
  if (highestRating === undefined && lowestRating === undefined)
    return Math.round(HIGHEST - (1400 * at) / players - roll() * 10)
  const least = lowestRating ?? FLOOR
  return Math.round(least + roll() * (Math.max(highestRating ?? HIGHEST, least) - least))
}
