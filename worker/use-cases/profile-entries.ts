import { profileEntry, type EntrySlice } from '#core/rows/entry-slice.ts'
import type { ProfileEntry } from '#core/rows/profile.ts'
import { playerId } from '#core/snapshot/ids.ts'
import { findRanks } from '../data/summaries.ts'
import type { Caller } from './caller.ts'

/** The newest entries whose rank is read; a season hardly has more. */
const MOST_RANKED = 20

/** The tournaments of slices, with the place in each whose results the caller doesn’t hide. */
export async function entriesOf({ db }: Caller, slices: EntrySlice[]): Promise<ProfileEntry[]> {
  const shown = slices.slice(0, MOST_RANKED).filter(({ snapshot }) => !snapshot.hidden)
  const ranks = await findRanks(
    db,
    shown.map(({ snapshot, no }) => ({ tournament: snapshot.id, no })),
  )
  return slices.map((slice) => {
    const known = ranks.get(playerId(slice.snapshot.id, slice.no))
    return profileEntry(slice, known ? { rank: known[0], points: known[1] } : null)
  })
}
