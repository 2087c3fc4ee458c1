import { isReadThere } from '../match/links.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import type { LiveEvaluations, Settings } from '../tournament/tournament.ts'
import type { GameSlot } from './boards.ts'
import { MINUTE } from '../time.ts'

/** By how much evaluations of running games are delayed where an event delays them. */
export const EVALUATION_DELAY = 15 * MINUTE

/**
 * When readers see evaluations of a running game. Where the event doesn’t say, games at a chess site have none before
 * they end: their players sit at home. An engine in the reader’s browser follows the same rule.
 */
export function evaluationsWhileRunning(
  { liveEvaluations }: Pick<Settings, 'liveEvaluations'>,
  { facts }: Pick<Pairing, 'facts'>,
): Exclude<LiveEvaluations, 'auto'> {
  if (liveEvaluations !== 'auto') return liveEvaluations
  return isReadThere(facts.linkSource, facts.linkType) ? 'ended' : 'on'
}

/** Whether readers may see evaluations of a game as soon as there are any. */
export const mayEvaluate = (
  settings: Pick<Settings, 'liveEvaluations'>,
  pairing: Pick<Pairing, 'facts'>,
  state: GameSlot['state'],
): boolean => state === 'over' || evaluationsWhileRunning(settings, pairing) === 'on'
