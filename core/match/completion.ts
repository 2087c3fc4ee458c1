import { DAY, MINUTE } from '../time.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { Facts } from './facts.ts'
import type { Game } from './site-games.ts'
import { NO_OUTCOME } from './outcome.ts'
import type { PairingState } from './pairing-state.ts'

/** After this time the site's score counts, even if some games can't be read. */
const SCORE_GRACE = 10 * MINUTE

/** Without an answer from the site for this long, a match is aborted. */
const GIVE_UP_AFTER = DAY
const GIVE_UP_FAILURES = 5

/**
 * Whether a match that the site calls finished can get its result: either the games add up to the score, or ten minutes
 * have passed, because the site corrects scores without correcting games. A score of 0 to 0 is no result.
 */
export function isComplete(
  { facts, points, played }: Pick<MatchState, 'facts' | 'points' | 'played'>,
  now: number,
): boolean {
  const total = points ? points[0] + points[1] : 0
  if (facts.bodyStatus !== 'finished' || total === 0) return false
  return total === 2 * played.length || now >= (facts.endTime ?? now) + SCORE_GRACE
}

/** The state of a result read from a chess site, by the setting `pullResults`. */
export const PULLED_RESULT = { 0: undefined, 1: 'provisional', 2: 'final' } as const satisfies Record<
  Settings['pullResults'],
  unknown
>

/** Whether a match is still unreadable, or without a result, a day after its end or start. */
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
