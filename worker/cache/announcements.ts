import type { Context } from 'hono'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versionedText } from './versioned-text.ts'
import * as announcements from '../data/announcements.ts'
import type { AppEnv } from '../env.ts'
import { snapshotContext } from '../http/visible-tournament.ts'

const CACHE_BYTES = 1024 * 1024

const cache = versionedText('announcements', CACHE_BYTES)

export type Announcement = Awaited<ReturnType<typeof announcements.listOfTournament>>[number]

/** A tournament's announcements as JSON: one more, and its version is another. */
export const announcementsJson = (c: Context<AppEnv>, { id, version }: Snapshot): Promise<string> =>
  cache(snapshotContext(c), id, version, async () => JSON.stringify(await announcements.listOfTournament(c.var.db, id)))
