import type { Pairing } from '../snapshot/pairing.ts'
import type { LiveEvaluations, Settings } from '../tournament/tournament.ts'
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
  return facts.linkSource === undefined ? 'on' : 'ended'
}
