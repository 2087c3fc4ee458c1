import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from './db.ts'
import { notices } from './schema/index.ts'

export interface SiteNotice {
  title: string
  content: string
  link: string | null
}

/** Notices of a tournament are written by the site itself. */
const ofSite = (id: number) => and(eq(notices.id, id), isNull(notices.tournamentId))

export async function insert(db: Db, text: SiteNotice, authorId: string, now: number): Promise<number> {
  const [row] = await db
    .insert(notices)
    .values({ ...text, authorId, createdAt: now, updatedAt: now })
    .returning({ id: notices.id })
  return row!.id
}

/** Whether there was such a notice of the site. */
export async function update(db: Db, id: number, text: SiteNotice, now: number): Promise<boolean> {
  const { meta } = await db
    .update(notices)
    .set({ ...text, updatedAt: now })
    .where(ofSite(id))
    .run()
  return meta.changes > 0
}

/** Whether there was such a notice of the site. */
export async function remove(db: Db, id: number): Promise<boolean> {
  const { meta } = await db.delete(notices).where(ofSite(id)).run()
  return meta.changes > 0
}
