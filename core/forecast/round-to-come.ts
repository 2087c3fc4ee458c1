import { openBoards } from '../snapshot/event-state.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The round that comes after those that are drawn; undefined where none does. */
export function roundToCome({ active, round, settings, stage }: Snapshot): number | undefined {
  if (!active || round === 0 || stage !== undefined) return undefined
  return round < (settings.totalRounds ?? Infinity) ? round + 1 : undefined
}

/** How many boards of the current round are open. */
export const openCount = ({ rounds }: Pick<Snapshot, 'rounds'>): number => {
  const last = rounds.at(-1)
  return last ? openBoards(last).length : 0
}
