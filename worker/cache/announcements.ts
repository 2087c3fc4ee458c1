import { toldBefore } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versionedText } from './versioned-text.ts'
import * as announcements from '../data/announcements.ts'
import type { SnapshotContext } from './snapshots.ts'

const CACHE_BYTES = 1024 * 1024

const cache = versionedText('announcements', CACHE_BYTES)

export type Announcement = Awaited<ReturnType<typeof announcements.listOfTournament>>[number]

/** A tournament's announcements as JSON, cached by version: each announcement raises it. */
export async function announcementsJson(context: SnapshotContext, snapshot: Snapshot): Promise<string> {
  const { id, version, hidden } = snapshot
  const text = await cache(context, id, version, async () =>
    JSON.stringify(await announcements.listOfTournament(context.db, id)),
  )
  return hidden ? JSON.stringify(toldBefore(snapshot, JSON.parse(text) as Announcement[])) : text
}
