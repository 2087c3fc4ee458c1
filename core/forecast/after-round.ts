import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * An event as it was when a round was over, as far as that is known today: results as they were corrected since, and the
 * entries and ratings of now. Whoever withdrew later is still in it.
 */
export function afterRound(snapshot: Snapshot, round: number): Snapshot {
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
