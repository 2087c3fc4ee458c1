import { expectedScore } from '#core/standings/performance.ts'
import type { Amount } from './amount.ts'

export interface ResultWishes {
  /** Share of drawn games; by rating if left out. */
  draws?: number
  /** Games in which one side doesn’t come. */
  forfeitWins?: Amount
  /** Games in which neither side comes. */
  forfeitLosses?: Amount
  /** Games that end ½–0, 0–½ or 0–0. */
  unusualResults?: Amount
}

export const RESULT_MARKS = ['forfeitWins', 'forfeitLosses', 'unusualResults'] as const
type ResultMark = (typeof RESULT_MARKS)[number]

const UNUSUAL = ['=0', '0=', '00']

/** Differences count as 400 at most (FIDE B.02 art. 8.3.1). */
const MOST = 400
/** For the odds of a player without rating. */
const UNRATED = 1400
/** Share of draws between equals. */
const EQUAL_DRAWS = 0.32

/** The outcome letters of a game, White’s and Black’s. */
export function gameResult(
  mark: ResultMark | undefined,
  { draws }: ResultWishes,
  white: number,
  black: number,
  roll: () => number,
): string {
  if (mark === 'forfeitWins') return roll() < 0.5 ? '+-' : '-+'
  if (mark === 'forfeitLosses') return '--'
  if (mark === 'unusualResults') return UNUSUAL[Math.floor(roll() * UNUSUAL.length)]!
  return playedResult(white || UNRATED, black || UNRATED, draws, roll())
}

/** A result whose mean is the score that FIDE’s table expects, whatever the share of draws; `fall` is from 0 to 1. */
export function playedResult(white: number, black: number, draws: number | undefined, fall: number): string {
  const difference = Math.max(-MOST, Math.min(MOST, white - black))
  const expected = expectedScore(difference) / 100
  const drawn = draws ?? EQUAL_DRAWS * (1 - Math.abs(2 * expected - 1))
  const won = Math.max(0, Math.min(1 - drawn, expected - drawn / 2))
  if (fall < won) return '10'
  return fall < won + drawn ? '==' : '01'
}
