import { name } from '../player/name.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { standings } from '../standings/table.ts'

/** Somebody in a bracket. */
export interface Competitor {
  name: string
  /** As one of two who may come: the last name, of a team the whole. */
  short: string
  title: string
  nationality: string
  /** Number in the list, or the place that they came from an earlier stage with. */
  seed: number
}

/** The competitors by position, as a knockout that begins in this round finds them. */
export function competitors(snapshot: Snapshot, from: number): Competitor[] {
  const { players, settings } = snapshot
  const before = from > 1 ? standings(snapshot, from - 1).rows : []
  const ranks = new Map(before.map(({ player, rank }) => [player, rank]))
  return players.no.map((no, at) => ({
    name: name(snapshot, at),
    short: (settings.competitors === 'individual' && players.lastName[at]) || name(snapshot, at),
    title: players.title?.[at] ?? '',
    nationality: players.nationality[at]!,
    seed: ranks.get(at) ?? no,
  }))
}
