import { NO_OUTCOME } from '../match/outcome.ts'
import type { Snapshot } from './snapshot.ts'

/** The latest drawn round, if one of its results is missing. */
export function liveRound({ active, round, rounds, hidden }: Snapshot): number | undefined {
  if (hidden && (!hidden.active || hidden.round !== round)) return undefined
  const outcomes: string[] = rounds[round - 1]?.outcomes.match(/../gs) ?? []
  return active && outcomes.includes(NO_OUTCOME) ? round : undefined
}
