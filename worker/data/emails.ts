import { desc, lte } from 'drizzle-orm'
import type { Db } from './db.ts'
import { letters } from './schema/index.ts'

const MAX_ROWS = 100

/** Stores an email when no mail service is configured. */
export const insert = (
  db: Db,
  email: Pick<typeof letters.$inferInsert, 'recipient' | 'subject' | 'body' | 'createdAt'>,
) => db.insert(letters).values(email).run()

export const sweep = (db: Db, until: number) => db.delete(letters).where(lte(letters.createdAt, until))

/** Stored emails, newest first. */
export const listLatest = (db: Db) => db.select().from(letters).orderBy(desc(letters.id)).limit(MAX_ROWS).all()
