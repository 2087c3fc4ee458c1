import type { Outcome } from '../match/outcome.ts'
import type { TimeClass } from '../tournament/time-class.ts'
import { expectedScore } from './performance.ts'

/** The effect of games on a rating under FIDE's regulations (B.02), as far as the data of one tournament tell. */

/** A greater difference counts as this (B.02 art. 8.3.1). */
const MAX_DIFFERENCE = 400
/** From this rating on differences count in full at standard speed. */
const FULL_DIFFERENCE_FROM = 2650
/** Rapid and blitz games of a player above 2600 are not rated from a difference of 600 on. */
const STRONG_RAPID = 2600
const MAX_RAPID_DIFFERENCE = 600
/** From this rating on K is 10. */
const LOW_K_FROM = 2400
/** Below this rating K of young players is 40, to the end of the year in which they become 18. */
const JUNIOR_BELOW = 2300
const JUNIOR_AGE = 18
/** Maximum of K times the number of games of a period. */
const MAX_K_GAMES = 700

export interface RatedGame {
  /** Own and opponent's rating; 0: unrated. */
  rating: number
  opponent: number
  outcome: Outcome
}

const POINTS: Partial<Record<Outcome, number>> = { '1': 100, '=': 50, '0': 0 }

function isRated({ rating, opponent, outcome }: RatedGame, speed: TimeClass): boolean {
  if (POINTS[outcome] === undefined || rating <= 0 || opponent <= 0) return false
  const isLopsided = Math.max(rating, opponent) > STRONG_RAPID && Math.abs(rating - opponent) >= MAX_RAPID_DIFFERENCE
  return speed === 'standard' || !isLopsided
}

/** Points above the expected ones, ×100; null for a game that is not rated. */
function surplus(game: RatedGame, speed: TimeClass): number | null {
  if (!isRated(game, speed)) return null
  const { rating, opponent, outcome } = game
  const isFull = speed === 'standard' && rating >= FULL_DIFFERENCE_FROM
  const most = isFull ? Infinity : MAX_DIFFERENCE
  return POINTS[outcome]! - expectedScore(Math.max(-most, Math.min(most, rating - opponent)))
}

export interface RatingChange {
  /** FIDE's development coefficient. */
  k: number
  games: number
  /** Total change, ×100. */
  total: number
  /** Change by each game, ×100; null if it is not rated. */
  each: (number | null)[]
}

/** What tells a player's K: that of the rating list, or the age in the year of the tournament. */
export interface KnownK {
  k?: number | undefined
  age?: number | undefined
}

/** Without a list nobody knows who is new, whose K is 40, and who once had 2400, whose K is 10 for ever. */
const usualK = (rating: number, { k, age = Infinity }: KnownK): number =>
  k ?? (rating >= LOW_K_FROM ? 10 : age <= JUNIOR_AGE && rating < JUNIOR_BELOW ? 40 : 20)

/** Rating change by these games; undefined if none is rated. */
export function ratingChange(
  games: readonly RatedGame[],
  speed: TimeClass,
  known: KnownK = {},
): RatingChange | undefined {
  const gained = games.map((game) => surplus(game, speed))
  const rated = gained.filter((points) => points !== null)
  if (rated.length === 0) return undefined
  const k = Math.min(usualK(games[0]!.rating, known), Math.floor(MAX_K_GAMES / rated.length))
  return {
    k,
    games: rated.length,
    total: k * rated.reduce((sum, points) => sum + points, 0),
    each: gained.map((points) => points && k * points),
  }
}
