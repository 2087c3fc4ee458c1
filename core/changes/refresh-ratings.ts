import * as say from '#words/ratings.js'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { PlayerRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Day } from '../text/start.ts'
import { formatWhen } from '../text/when.ts'
import type { ActDefinition } from './act.ts'
import type { RequestOf } from './desk-requests.ts'
import { entryLabel, entryPosition } from './entries.ts'

type ListFields = Pick<PlayerRecord, 'rating' | 'title' | 'nationality'>
export type RefreshedDetails = Pick<StoredEntryDetails, 'no' | 'sex' | 'birth'> & { listed: string | null }

/** Takes ratings, titles and federations of entries from a rating list. */
export interface RefreshRatings {
  type: 'refreshRatings'
  /** The day of the list; null when an earlier state comes back. */
  on: string | null
  entries: (ListFields & { no: number })[]
  /** The entries’ data outside the snapshot, new and old: the inverse needs the old values. */
  details?: RefreshedDetails[]
  detailsBefore?: RefreshedDetails[]
}

/** `1 November 2026`. */
const listDay = (on: string): string => formatWhen(on as Day, 'date', { now: 0 })

/** How the entries were. */
const before = (snapshot: Snapshot, nos: number[]): RefreshRatings['entries'] =>
  recordsOf(snapshot)
    .players.filter(({ no }) => nos.includes(no))
    .map(({ no, rating, title, nationality }) => ({ no, rating, title, nationality }))

export const refreshRatings: ActDefinition<RefreshRatings> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { entries }) => {
    // Ratings of the first day hold for the whole event (B.02 art. 5).
    if (snapshot.round > 0) return say.ratingsAreFixed()
    const missing = entries.find(({ no }) => entryPosition(snapshot, no) < 0)
    return missing && say.entryIsGone({ entry: entryLabel(snapshot, missing.no) })
  },
  apply: (snapshot, { entries }) => {
    const rows = recordsOf(snapshot)
    const changes = new Map(entries.map((entry) => [entry.no, entry]))
    return snapshotFromRecords({ ...rows, players: rows.players.map((row) => ({ ...row, ...changes.get(row.no) })) })
  },
  inverse: (snapshot, { entries, details, detailsBefore }) => ({
    type: 'refreshRatings',
    on: null,
    entries: before(
      snapshot,
      entries.map(({ no }) => no),
    ),
    ...(details && detailsBefore && { details: detailsBefore, detailsBefore: details }),
  }),
  words: (_snapshot, { on, entries }) =>
    on === null
      ? say.ratingsBack({ count: entries.length })
      : say.ratingsRefreshed({ count: entries.length, day: listDay(on) }),
}

/** The data outside the snapshot of the entries of a request, before it. */
export function refreshedBefore(
  details: readonly StoredEntryDetails[],
  { entries }: Pick<RequestOf<'refreshRatings'>, 'entries'>,
): RefreshedDetails[] {
  const known = new Map(details.map((one) => [one.no, one]))
  return entries.map(({ no }) => {
    const { sex = null, birth = null, listed = null } = known.get(no) ?? {}
    return { no, sex, birth, listed }
  })
}

/** The act of the desk’s request. */
export const refreshPlan = (
  _snapshot: Snapshot,
  { on, entries, detailsBefore }: RequestOf<'refreshRatings'>,
): RefreshRatings[] => [
  {
    type: 'refreshRatings',
    on,
    entries: entries.map(({ no, rating, title, nationality }) => ({ no, rating, title, nationality })),
    details: entries.map(({ no, sex, birth, listed }) => ({ no, sex, birth, listed })),
    ...(detailsBefore && { detailsBefore }),
  },
]
