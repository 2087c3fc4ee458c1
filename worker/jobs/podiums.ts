import { sliceFromRecords } from '#core/rows/entry-slice.ts'
import { podiumRows, type PodiumRow } from '#core/rows/podium-rows.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { logError } from '#party/log.ts'
import { archiveSlices, listClaimedEntries } from '../data/archived-slices.ts'
import { open, type Db } from '../data/db.ts'
import { isArchivable, saveArchive } from '../data/archives.ts'
import * as podiums from '../data/podiums.ts'
import * as tournaments from '../data/tournaments.ts'
import { UnreadableTournament } from '../data/unreadable.ts'
import type { Bindings } from '../env.ts'
import { forEach } from './for-each.ts'

/**
 * Makes the podiums of events that ended, or changed since. Archives these events and the slices of their claimed
 * entries, so that lists and profiles need not compute them.
 */
export async function makePodiums(env: Pick<Bindings, 'DB'>): Promise<void> {
  const db = open(env.DB)
  await forEach(await podiums.listWithoutPodium(db), (id) => makePodium(db, id))
}

async function makePodium(db: Db, id: string): Promise<void> {
  const records = await tournaments.loadRecords(db, id).catch((error: unknown) => withoutPodium(db, id, error))
  if (!records) return
  const snapshot = snapshotFromRecords(records)
  await podiums.savePodium(db, id, snapshot.version, podiumOf(snapshot))
  if (!isArchivable(snapshot)) return
  // An event that is over is read often and changed rarely.
  await saveArchive(db, snapshot, JSON.stringify(snapshot))
  const claimed = await listClaimedEntries(db, id)
  await archiveSlices(
    db,
    claimed.map((no) => sliceFromRecords(records, no)),
  )
}

/** An event whose data can’t be read has no podium, so that it isn’t tried again before it changes. */
async function withoutPodium(db: Db, id: string, error: unknown): Promise<undefined> {
  const standing = error instanceof UnreadableTournament && (await tournaments.findStanding(db, id))
  if (standing) await podiums.savePodium(db, id, standing.version, [])
  throw error
}

/** An event whose standings cannot be computed has no podium, and does not hold up the others. */
function podiumOf(snapshot: Snapshot): PodiumRow[] {
  try {
    return podiumRows(snapshot)
  } catch (error) {
    logError(`Podium of ${snapshot.id}:`, error)
    return []
  }
}
