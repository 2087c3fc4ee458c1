import { systemAt } from '../snapshot/rounds.ts'
import { openBoards } from '../snapshot/event-state.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The next round to be drawn; undefined if there is none. */
export function roundToCome({ active, round, settings, stage }: Snapshot): number | undefined {
  if (!active || round === 0 || stage !== undefined) return undefined
  return round < (settings.totalRounds ?? Infinity) ? round + 1 : undefined
}

export const openCount = ({ rounds }: Pick<Snapshot, 'rounds'>): number => {
  const last = rounds.at(-1)
  return last ? openBoards(last).length : 0
}

/** Whether rounds or boards are left in an event that has begun. */
export const isOpenEvent = (snapshot: Snapshot): boolean =>
  snapshot.active && snapshot.round > 0 && (roundToCome(snapshot) !== undefined || openCount(snapshot) > 0)

/**
 * Bundles of engines that draw the rest of an event and rank it. The Swiss engine is most of their size, so there is
 * one for each combination.
 */
export type EnginesToCome =
  | 'tables'
  | 'players'
  | 'playersAndKnockout'
  | 'playersAndRoundRobin'
  | 'playersAndTables'
  | 'teams'
  | 'teamsAndTables'

export function enginesToCome({ settings, systems, round }: Snapshot): EnginesToCome {
  const left = Array.from({ length: Math.max(0, (settings.totalRounds ?? 0) - round) }, (_, at) => round + 1 + at)
  const kinds = new Set(left.map((each) => systemAt(settings, systems, each).system))
  if (!kinds.has('swiss')) return 'tables'
  if (settings.competitors === 'team') return kinds.size > 1 ? 'teamsAndTables' : 'teams'
  if (kinds.has('knockout')) return kinds.has('roundRobin') ? 'playersAndTables' : 'playersAndKnockout'
  return kinds.has('roundRobin') ? 'playersAndRoundRobin' : 'players'
}
