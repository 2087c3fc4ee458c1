import type { Outcome } from '../match/outcome.ts'
import type { TimeClass } from '../tournament/time-class.ts'
import { expectedScore } from './performance.ts'

/** What a game does to a rating under FIDE's regulations (B.02), as far as a tournament alone can tell. */

/** Beyond this a difference counts as this (B.02 art. 8.3.1). */
const MAX_DIFFERENCE = 400
/** Players from here on have their differences counted in full at standard speed. */
const FULL_DIFFERENCE_FROM = 2650
/** Faster games with somebody above 2600 are not rated from a difference of 600 on. */
const STRONG_RAPID = 2600
const MAX_RAPID_DIFFERENCE = 600
/** At standard speed, once reached. */
const LOW_K_FROM = 2400
/** K times the games of a period is no more than this. */
const MAX_K_GAMES = 700

export interface RatedGame {
  /** One's own, and the opponent's; 0: unrated. */
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

/** Points made beyond those expected, ×100; null for a game that is not rated. */
function surplus(game: RatedGame, speed: TimeClass): number | null {
  if (!isRated(game, speed)) return null
  const { rating, opponent, outcome } = game
  const isFull = speed === 'standard' && rating >= FULL_DIFFERENCE_FROM
  const most = isFull ? Infinity : MAX_DIFFERENCE
  return POINTS[outcome]! - expectedScore(Math.max(-most, Math.min(most, rating - opponent)))
}

export interface RatingChange {
  /** The development coefficient. */
  k: number
  /** Rated games. */
  games: number
  /** ×100. */
  total: number
  /** Of each game, ×100; null where it is not rated. */
  each: (number | null)[]
}

/**
 * How a rating moves by these games; undefined when none is rated. K goes by the rating alone: who is new or young has a
 * greater one, of which a tournament knows nothing.
 */
export function ratingChange(games: readonly RatedGame[], speed: TimeClass): RatingChange | undefined {
  const gained = games.map((game) => surplus(game, speed))
  const rated = gained.filter((points) => points !== null)
  if (rated.length === 0) return undefined
  const usual = speed === 'standard' && games[0]!.rating >= LOW_K_FROM ? 10 : 20
  const k = Math.min(usual, Math.floor(MAX_K_GAMES / rated.length))
  return {
    k,
    games: rated.length,
    total: k * rated.reduce((sum, points) => sum + points, 0),
    each: gained.map((points) => points && k * points),
  }
}
