import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * The event as it was after a round, as far as it is known today: with later corrections of results, and with the
 * current entries and ratings. Competitors who withdrew later are still in it.
 */
export function snapshotAfter(snapshot: Snapshot, round: number): Snapshot {
  const { stage: _stage, closed: _closed, desk: _desk, players, rounds, bonuses, ...event } = snapshot
  const { withdrawn, withdrawnFrom = {}, ...columns } = players
  const gone = withdrawn?.filter((position) => (withdrawnFrom[position] ?? 0) <= round + 1)
  return {
    ...event,
    active: true,
    round,
    players: { ...columns, ...(gone && { withdrawn: gone, withdrawnFrom }) },
    rounds: rounds.slice(0, round),
    bonuses: bonuses.filter((bonus) => bonus.round <= round),
  }
}
