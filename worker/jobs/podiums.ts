import { sliceFromRecords } from '#core/rows/entry-slice.ts'
import { podiumRows, type PodiumRow } from '#core/rows/podium-rows.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { archiveSlices, listClaimedEntries } from '../data/archived-slices.ts'
import { open } from '../data/db.ts'
import { isArchivable, saveArchive } from '../data/archives.ts'
import * as podiums from '../data/podiums.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Bindings } from '../env.ts'

/**
 * Makes the podiums of events that ended, or changed since. Archives these events and the slices of their claimed
 * entries, so that lists and profiles need not compute them.
 */
export async function makePodiums(env: Pick<Bindings, 'DB'>): Promise<void> {
  const db = open(env.DB)
  for (const id of await podiums.listWithoutPodium(db)) {
    const records = await tournaments.loadRecords(db, id)
    if (!records) continue
    const snapshot = snapshotFromRecords(records)
    await podiums.savePodium(db, id, snapshot.version, podiumOf(snapshot))
    if (!isArchivable(snapshot)) continue
    // An event that is over is read often and changed rarely.
    await saveArchive(db, snapshot, JSON.stringify(snapshot))
    const claimed = await listClaimedEntries(db, id)
    await archiveSlices(
      db,
      claimed.map((no) => sliceFromRecords(records, no)),
    )
  }
}

/** An event whose standings cannot be computed has no podium, and does not hold up the others. */
function podiumOf(snapshot: Snapshot): PodiumRow[] {
  try {
    return podiumRows(snapshot)
  } catch (error) {
    console.error(`Podium of ${snapshot.id}:`, error)
    return []
  }
}
