import { lte, sql } from 'drizzle-orm'
import { type Db, prepareOnce } from './db.ts'
import { tries } from './schema/index.ts'

const COUNT = prepareOnce((db) => {
  const now = sql.placeholder('now')
  const until = sql.placeholder('until')
  return db
    .insert(tries)
    .values({ key: sql.placeholder('key'), until, count: 1 })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${tries.until} <= ${now} then 1 else ${tries.count} + 1 end`,
        until: sql`case when ${tries.until} <= ${now} then ${until} else ${tries.until} end`,
      },
    })
    .returning({ count: tries.count, until: tries.until })
    .prepare()
})

/** Counts one more attempt under a key. Returns the attempts in the current window, and when the window ends. */
export const countAttempt = (
  db: Db,
  key: string,
  now: number,
  window: number,
): Promise<{ count: number; until: number }> => COUNT(db).get({ key, now, until: now + window })

export const sweep = (db: Db, now: number) => db.delete(tries).where(lte(tries.until, now))
