import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { TokenScope } from '#core/people/scopes.ts'
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

/** Who asks, and by which token where a program does. */
export type SessionUser = NonNullable<Awaited<ReturnType<typeof findUser>>> & {
  token?: { id: string; scope: TokenScope }
}

/** How long a session holds after signing in, and its cookie with it. */
export const SESSION_LIFETIME = 7 * DAY
/** How long it holds while nobody uses it. */
const IDLE_LIFETIME = 2 * DAY

/** Keeps a new session, of which only the digest of its secret is stored. */
export const insert = (
  db: Db,
  { now, ...session }: { secretHash: string; handle: string; userId: string; device: string; now: number },
) => db.insert(sessions).values({ ...session, createdAt: now, seenAt: now, expiresAt: now + IDLE_LIFETIME })

/** Notes that a session is in use: who it is of is online, and it holds on, but never beyond its lifetime. */
export const touch = (db: Db, handle: string, now: number) =>
  db
    .update(sessions)
    .set({ seenAt: now, expiresAt: sql`min(${sessions.createdAt} + ${SESSION_LIFETIME}, ${now + IDLE_LIFETIME})` })
    .where(eq(sessions.handle, handle))

/** What a session is called when it is chosen from a list: too little to be a handle. */
const SHORT_ID = sql<string>`substr(${sessions.handle}, 1, 16)`

/** The sessions of somebody that still hold, the one used last first. */
export const list = (db: Db, { userId, handle, now }: { userId: string; handle: string; now: number }) =>
  db
    .select({
      id: SHORT_ID,
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      isCurrent: eq(sessions.handle, handle).mapWith(Boolean),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), sessions.handle)
    .all()

/** Ends a session of somebody's that was chosen from their list; its handle, or undefined when there is none. */
export const endListed = async (db: Db, userId: string, id: string): Promise<string | undefined> =>
  (
    await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(SHORT_ID, id)))
      .returning({ handle: sessions.handle })
      .get()
  )?.handle

/** Ends one session. */
export const end = (db: Db, handle: string) => db.delete(sessions).where(eq(sessions.handle, handle))

/** Ends all sessions of somebody. */
export const endAll = (db: Db, userId: string) => db.delete(sessions).where(eq(sessions.userId, userId))

/** Forgets sessions that are over. */
export const sweep = (db: Db, now: number) => db.delete(sessions).where(lte(sessions.expiresAt, now))
