import { AGE_GROUPS, isOfAge, type AgeGroup, type PublicEntryDetails } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { startOrder } from '../text/start.ts'

/** `own` are the groups that the organiser gave the entries, as for prizes. */
export const GROUP_KINDS = ['sex', 'age', 'own', 'rating', 'federation', 'club'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

/** Entries that are ranked among themselves: `sex:w`, `age:U18`, `rating:2200` (below 2200), `federation:NED`. */
export interface EntryGroup {
  kind: GroupKind
  value: string
}

export const formatGroup = ({ kind, value }: EntryGroup): string => `${kind}:${value}`

/** Undefined if the text names no group. */
export function parseGroup(text: string): EntryGroup | undefined {
  const at = text.indexOf(':')
  const kind = GROUP_KINDS.find((one) => one === text.slice(0, at))
  const value = text.slice(at + 1)
  return kind && value ? { kind, value } : undefined
}

export type Details = readonly PublicEntryDetails[]

/** The year that decides the age groups: that of the first scheduled round, else of the tournament's creation. */
export const ageYear = ({ dates, createdAt }: Pick<Snapshot, 'dates' | 'createdAt'>): number =>
  new Date(startOrder(dates.find((date) => date !== null) ?? createdAt)).getUTCFullYear()

/** Positions of the members of a group in the player columns. */
export function membersOf(snapshot: Snapshot, details: Details, { kind, value }: EntryGroup): ReadonlySet<number> {
  const { players } = snapshot
  const known = new Map<number, Partial<PublicEntryDetails>>(details.map((each) => [each.no, each]))
  const year = ageYear(snapshot)
  const isIn = (position: number): boolean => {
    const { sex, birthYear, club, group } = known.get(players.no[position]!) ?? {}
    switch (kind) {
      case 'sex':
        return sex === value
      case 'age':
        return !!birthYear && Object.hasOwn(AGE_GROUPS, value) && isOfAge(value as AgeGroup, birthYear, year)
      case 'own':
        return group === value
      case 'rating':
        return players.rating[position]! < Number(value)
      case 'federation':
        return players.nationality[position] === value
      case 'club':
        return club === value
    }
  }
  return new Set(players.no.map((_, position) => position).filter(isIn))
}

interface RankedRow {
  player: number
  pool: number
  rank: number
}

/**
 * Places of the members among themselves, by position, within each pool. `rows` are in standing order. Members who
 * share a rank share their place.
 */
export function placesWithin(rows: readonly RankedRow[], members: ReadonlySet<number>): Map<number, number> {
  const places = new Map<number, number>()
  let [pool, count, place, rank] = [-1, 0, 0, -1]
  for (const row of rows) {
    if (!members.has(row.player)) continue
    if (row.pool !== pool) [pool, count, rank] = [row.pool, 0, -1]
    count += 1
    if (row.rank !== rank) [place, rank] = [count, row.rank]
    places.set(row.player, place)
  }
  return places
}
