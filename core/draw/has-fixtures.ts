import { systemRange } from '../snapshot/round-range.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'

/**
 * Whether a table decides a round that isn’t drawn yet. Until its first round is published
 * the numbers in that table are not known.
 */
export function hasFixtures(snapshot: Snapshot, round: number): boolean {
  const { settings, systems } = snapshot
  if (!hasFixedPairings(systemAt(settings, systems, round).system)) return false
  const { from, to } = systemRange(snapshot, round)
  return round > from && round <= to && (snapshot.hidden ?? snapshot).round >= from
}
