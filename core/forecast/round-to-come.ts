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

/** Whether a Swiss round is still to be drawn: the engine for it is most of what odds are made with. */
export const hasSwissToCome = ({ settings, systems, round }: Snapshot): boolean =>
  Array.from({ length: (settings.totalRounds ?? 0) - round }, (_, at) => round + 1 + at).some(
    (each) => systemAt(settings, systems, each).system === 'swiss',
  )
