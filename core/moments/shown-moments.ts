import type { Moment } from './moment.ts'

/** The position after a moment’s move. */
export interface MomentPosition {
  fen: string
  from: string
  to: string
}

/** A moment as the API has it. */
export type MomentRow = Moment & {
  /** The pairing’s id. */
  match: string
  position?: MomentPosition
}

export interface RoundMoments {
  round: number
  /** Whether the entries are teams. */
  isTeam: boolean
  /** The newest first. */
  moments: MomentRow[]
  /** For readers who hide results: how many moments of each pairing are hidden. */
  hidden: (Pick<Moment, 'no' | 'entries' | 'names'> & { count: number })[]
}

/** What is left for a reader to be shown, pairing by pairing. */
export function hiddenMoments(all: readonly Moment[], shown: readonly Moment[]): RoundMoments['hidden'] {
  const known = new Set(shown.map(({ id }) => id))
  const left = all.filter(({ id }) => !known.has(id))
  return [...Map.groupBy(left, ({ no }) => no)]
    .map(([no, moments]) => ({ no, entries: moments[0]!.entries, names: moments[0]!.names, count: moments.length }))
    .toSorted((one, other) => one.no - other.no)
}
