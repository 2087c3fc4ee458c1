import { resultCount } from '../snapshot/event-state.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The round that has something to tell: the current one, before its first result the one before. */
export function toldRound({ round, rounds }: Pick<Snapshot, 'round' | 'rounds'>): number {
  const now = rounds[round - 1]
  const hasBegun = now !== undefined && (resultCount(now) > 0 || now.games?.some((letters) => letters !== '') === true)
  return round > 1 && !hasBegun ? round - 1 : round
}
