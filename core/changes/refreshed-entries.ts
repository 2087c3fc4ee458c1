import { seedRating } from '../ratings/seed-rating.ts'
import { parseListed } from '../ratings/listed-text.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RequestOf } from './desk-requests.ts'

/** What the lists say of an entry. */
export interface EntryInLists {
  no: number
  title: string
  federation: string
  sex: 'm' | 'w' | null
  born: number | null
  listed: string
}

type RefreshedRow = RequestOf<'refreshRatings'>['entries'][number]

interface RefreshedEntry {
  /** As it is afterwards. */
  entry: RefreshedRow
  before: Pick<RefreshedRow, 'rating' | 'title' | 'nationality'>
}

/** Without the day and the number in the national list: a list of the next month that says the same changes nothing. */
const figuresOf = (listed: string): string => listed.slice(listed.indexOf(' ') + 1).replace(/(:\d+)\/.*$/, '$1')

/**
 * What taking the data of the lists changes, entry by entry. What the lists don't know stays: a rating that was typed
 * for a player who has none there, a title that is newer than the list, a date of birth.
 */
export function refreshedEntries(
  snapshot: Snapshot,
  details: readonly StoredEntryDetails[],
  listed: readonly EntryInLists[],
): RefreshedEntry[] {
  const rows = new Map(listed.map((row) => [row.no, row]))
  const known = new Map(details.map((one) => [one.no, one]))
  return recordsOf(snapshot).players.flatMap(({ no, rating, title, nationality }) => {
    const row = rows.get(no)
    const lists = parseListed(row?.listed)
    if (!row || !lists) return []
    const own = known.get(no)
    const entry = {
      no,
      rating: seedRating(lists, snapshot.settings) || rating,
      title: row.title || title,
      nationality: row.federation || nationality,
      sex: own?.sex ?? row.sex,
      birth: own?.birth ?? (row.born === null ? null : String(row.born)),
      listed: row.listed,
    }
    const before = { rating, title, nationality }
    const isSame =
      entry.rating === rating &&
      entry.title === title &&
      entry.nationality === nationality &&
      entry.sex === (own?.sex ?? null) &&
      entry.birth === (own?.birth ?? null) &&
      figuresOf(entry.listed) === figuresOf(own?.listed ?? '')
    return isSame ? [] : [{ entry, before }]
  })
}
