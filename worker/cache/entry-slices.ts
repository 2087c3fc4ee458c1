import type { Viewer } from '#core/people/tournament-level.ts'
import type { EntrySlice } from '#core/rows/entry-slice.ts'
import { logError } from '#party/log.ts'
import { archiveSlices, loadArchivedSlices } from '../data/archived-slices.ts'
import type { Db } from '../data/db.ts'
import { listEntries, loadSlices, type EntryOwner, type VersionedEntry } from '../data/entry-slices.ts'
import { lru } from './lru.ts'

const MAX_SLICES = 1000
/** Up to this many slices are read from their tables, without the archive. */
const FEW = 5

/** `waitUntil` keeps work alive after the answer was sent. */
interface SlicesContext {
  db: Db
  waitUntil: (work: Promise<unknown>) => void
}

const cache = lru<EntrySlice>(MAX_SLICES)

const keyOf = ({ id, version, createdAt, entry }: VersionedEntry): string => `${id} ${entry} ${version} ${createdAt}`

/** Slices of the owner's entries in tournaments that the viewer may see. Only slices that are not cached are read. */
export async function listSlices(
  { db, waitUntil }: SlicesContext,
  of: EntryOwner,
  viewer: Viewer,
): Promise<EntrySlice[]> {
  const entries = await listEntries(db, of, viewer)
  const known = new Map<string, EntrySlice>()
  const remember = (id: string, entry: number, slice: EntrySlice) => known.set(`${id} ${entry}`, slice)
  const changed = entries.filter((one) => {
    const slice = cache.get(keyOf(one))
    if (slice) remember(one.id, one.entry, slice)
    return !slice
  })
  const take = (slice: EntrySlice) => {
    const { snapshot, no } = slice
    // The key has the version that was read, which may be newer than the listed one.
    cache.set(keyOf({ ...snapshot, entry: no }), slice)
    remember(snapshot.id, no, slice)
  }
  if (changed.length > FEW) for (const slice of await loadArchivedSlices(db, changed)) take(slice)
  const read = await loadSlices(
    db,
    changed.filter(({ id, entry }) => !known.has(`${id} ${entry}`)),
  )
  for (const slice of read) take(slice)
  if (read.length > FEW) waitUntil(archiveSlices(db, read).catch(logError))
  return entries.flatMap(({ id, entry }) => known.get(`${id} ${entry}`) ?? [])
}
