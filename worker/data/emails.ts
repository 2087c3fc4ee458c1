import { desc, lte } from 'drizzle-orm'
import type { Db } from './db.ts'
import { letters } from './schema/index.ts'

const MAX_ROWS = 100

/** Saves an email that no service takes. */
export const insert = (
  db: Db,
  email: Pick<typeof letters.$inferInsert, 'recipient' | 'subject' | 'body' | 'createdAt'>,
) => db.insert(letters).values(email).run()

/** Forgets emails that were kept so long. */
export const sweep = (db: Db, until: number) => db.delete(letters).where(lte(letters.createdAt, until))

/** The emails that no service took, newest first. */
export const listLatest = (db: Db) => db.select().from(letters).orderBy(desc(letters.id)).limit(MAX_ROWS).all()
