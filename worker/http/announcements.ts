import type { Context } from 'hono'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versionedText } from '../cache/versioned-text.ts'
import * as announcements from '../data/announcements.ts'
import type { App } from '../env.ts'
import { reach } from './tournament.ts'

const MEMORY = 1024 * 1024

const written = versionedText('announcements', MEMORY)

export type Announcement = Awaited<ReturnType<typeof announcements.of>>[number]

/** A tournament's announcements as JSON: one more, and its version is another. */
export const announcementsText = (c: Context<App>, { id, version }: Snapshot): Promise<string> =>
  written(reach(c), id, version, async () => JSON.stringify(await announcements.of(c.var.db, id)))
