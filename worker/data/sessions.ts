import { and, eq, gt } from 'drizzle-orm'
import type { Db } from './db.ts'
import { sessions, users } from './schema/people.ts'

/** Who is behind a session that still holds, by the digest of its secret; undefined when there is none. */
export const userOf = (db: Db, secretHash: string, now: number) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      level: users.level,
      theme: users.theme,
      sessionID: sessions.handle,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, secretHash), gt(sessions.expiresAt, now)))
    .get()

export type User = NonNullable<Awaited<ReturnType<typeof userOf>>>
