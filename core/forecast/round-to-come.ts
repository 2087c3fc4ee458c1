import { systemAt } from '../snapshot/rounds.ts'
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

/** Whether something is left to be played of an event that has begun. */
export const isOpenEvent = (snapshot: Snapshot): boolean =>
  snapshot.active && snapshot.round > 0 && (roundToCome(snapshot) !== undefined || openCount(snapshot) > 0)

/** What draws the rest of an event, and says who stands where after it: the engine of the Swiss is most of it, so that each has its own. */
export type EnginesToCome =
  | 'tables'
  | 'players'
  | 'playersAndKnockout'
  | 'playersAndRoundRobin'
  | 'playersAndTables'
  | 'teams'

/** Those that an event still needs. */
export function enginesToCome({ settings, systems, round }: Snapshot): EnginesToCome {
  const left = Array.from({ length: Math.max(0, (settings.totalRounds ?? 0) - round) }, (_, at) => round + 1 + at)
  const kinds = new Set(left.map((each) => systemAt(settings, systems, each).system))
  if (!kinds.has('swiss')) return 'tables'
  if (settings.competitors === 'team') return 'teams'
  if (kinds.has('knockout')) return kinds.has('roundRobin') ? 'playersAndTables' : 'playersAndKnockout'
  return kinds.has('roundRobin') ? 'playersAndRoundRobin' : 'players'
}
