import { AGE_GROUPS } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { GROUP_KINDS, type GroupKind, type EntryGroup, type Details, membersOf } from './entry-groups.ts'

export interface CountedGroup extends EntryGroup {
  count: number
}

const RATINGS = [1400, 1600, 1800, 2000, 2200, 2400]

/** The groups by which an event's standings can be filtered: each has somebody, and none has everybody. */
export function groupsOf(snapshot: Snapshot, details: Details): CountedGroup[] {
  const { players, settings } = snapshot
  const distinct = (values: readonly (string | null | undefined)[]): string[] =>
    [...new Set(values)].filter((value) => !!value) as string[]
  const values: Record<GroupKind, string[]> = {
    sex: distinct(details.map(({ sex }) => sex))
      .toSorted()
      .toReversed(),
    age: Object.keys(AGE_GROUPS),
    own: distinct(details.map(({ group }) => group)).toSorted(),
    rating: settings.showRatings ? RATINGS.map(String) : [],
    federation: distinct(players.nationality),
    club: distinct(details.map(({ club }) => club)),
  }
  return GROUP_KINDS.flatMap((kind) =>
    values[kind].flatMap((value) => {
      const count = membersOf(snapshot, details, { kind, value }).size
      return count > 0 && count < players.no.length ? [{ kind, value, count }] : []
    }),
  )
}
