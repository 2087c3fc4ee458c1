import { DAY, MINUTE } from '../time.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { Facts } from './facts.ts'
import type { Game } from './site-games.ts'
import { NO_OUTCOME } from './outcome.ts'
import type { PairingState } from './pairing-state.ts'

/** After this long the site's own score is taken, even where some games cannot be read. */
const SCORE_GRACE = 10 * MINUTE

/** After this long without a word from the site a match is given up. */
const GIVE_UP_AFTER = DAY
const GIVE_UP_FAILURES = 5

/**
 * Whether a match that the site calls finished has enough boards: its games make up its score. A score that the site
 * corrected beyond its games is taken after ten minutes. A match without a point is no result.
 */
export function isComplete(
  { facts, points, played }: Pick<MatchState, 'facts' | 'points' | 'played'>,
  now: number,
): boolean {
  const total = points ? points[0] + points[1] : 0
  if (facts.bodyStatus !== 'finished' || total === 0) return false
  return total === 2 * played.length || now >= (facts.endTime ?? now) + SCORE_GRACE
}

/** How a pulled result stands: not at all, waiting for a director, or for good. */
export const PULLED_RESULT = { 0: undefined, 1: 'provisional', 2: 'final' } as const satisfies Record<
  Settings['pullResults'],
  unknown
>

/** Whether a match stayed unreadable, or without a result, for a day after it should have been over. */
export const isGivenUp = (
  { outcome, facts }: { outcome: string; facts: Facts },
  failures: number,
  now: number,
): boolean =>
  outcome === NO_OUTCOME &&
  now >= (facts.endTime ?? facts.startTime ?? Infinity) + GIVE_UP_AFTER &&
  (failures >= GIVE_UP_FAILURES || facts.bodyStatus === 'finished')

/** A linked match as it is stored: the state of its pairing, and the games that the site reported. */
export interface MatchState extends PairingState {
  played: Game[]
}
