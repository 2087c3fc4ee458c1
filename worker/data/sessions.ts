import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { DAY } from '#core/time.ts'
import { type Db, prepareOnce } from './db.ts'
import { sessions, users } from './schema/index.ts'

const USER = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      level: users.level,
      theme: users.theme,
      sessionID: sessions.handle,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, sql.placeholder('secretHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare(),
)

/** Who is behind a session that still holds, by the digest of its secret; undefined when there is none. */
export const findUser = (db: Db, secretHash: string, now: number) => USER(db).get({ secretHash, now })

export type SessionUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** How long a session holds after signing in, and its cookie with it. */
export const SESSION_LIFETIME = 7 * DAY

/** Keeps a new session, of which only the digest of its secret is stored. */
export const insert = (
  db: Db,
  { now, ...session }: { secretHash: string; handle: string; userId: string; now: number },
) => db.insert(sessions).values({ ...session, createdAt: now, seenAt: now, expiresAt: now + SESSION_LIFETIME })

/** Notes that a session is in use: who it is of is online. */
export const touch = (db: Db, handle: string, now: number) =>
  db.update(sessions).set({ seenAt: now }).where(eq(sessions.handle, handle))

/** Ends one session. */
export const end = (db: Db, handle: string) => db.delete(sessions).where(eq(sessions.handle, handle))

/** Ends all sessions of somebody. */
export const endAll = (db: Db, userId: string) => db.delete(sessions).where(eq(sessions.userId, userId))

/** Forgets sessions that are over. */
export const sweep = (db: Db, now: number) => db.delete(sessions).where(lte(sessions.expiresAt, now))
