import type { Context } from 'hono'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as announcements from '../data/announcements.ts'
import { together } from '../data/flight.ts'
import { lru } from '../data/lru.ts'
import type { App } from '../env.ts'

const MEMORY = 1024 * 1024

const written = lru<string>(MEMORY, (text) => text.length)

export type Announcement = Awaited<ReturnType<typeof announcements.of>>[number]

/** A tournament's announcements as JSON: one more, and its version is another. */
export async function announcementsText(c: Context<App>, { id, version }: Snapshot): Promise<string> {
  const key = `${id}/${version}`
  const known = written.get(key)
  if (known !== undefined) return known
  return together(
    `announcements ${key}`,
    (work) => c.executionCtx.waitUntil(work),
    async () => {
      const text = JSON.stringify(await announcements.of(c.var.db, id))
      written.set(key, text)
      return text
    },
  )
}
