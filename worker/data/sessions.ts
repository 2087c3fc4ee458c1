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
      language: users.language,
      sessionID: sessions.handle,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, sql.placeholder('secretHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare(),
)

/** The user of a valid session, by the digest of its secret; undefined when there is none. */
export const findUser = (db: Db, secretHash: string, now: number) => USER(db).get({ secretHash, now })

/** The calling user. `token` is set when a program calls with an access token. */
export type SessionUser = NonNullable<Awaited<ReturnType<typeof findUser>>> & {
  token?: { id: string; scope: TokenScope; tournamentId: string | null }
}

/** Time from signing in to the end of a session and its cookie. */
export const SESSION_LIFETIME = 7 * DAY
/** A session ends after this time without use. */
const IDLE_LIFETIME = 2 * DAY

/** Only the digest of the secret is stored. */
export const insert = (
  db: Db,
  { now, ...session }: { secretHash: string; handle: string; userId: string; device: string; now: number },
) => db.insert(sessions).values({ ...session, createdAt: now, seenAt: now, expiresAt: now + IDLE_LIFETIME })

/** Records the use of a session: its user is online, and the session is extended, up to its lifetime. */
export const touch = (db: Db, handle: string, now: number) =>
  db
    .update(sessions)
    .set({ seenAt: now, expiresAt: sql`min(${sessions.createdAt} + ${SESSION_LIFETIME}, ${now + IDLE_LIFETIME})` })
    .where(eq(sessions.handle, handle))

/** Id of a session in the user's list: too short to serve as a handle. */
const SHORT_ID = sql<string>`substr(${sessions.handle}, 1, 16)`

/** The user's valid sessions, last used first. */
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

/** Ends a session by its id in the list; returns its handle, undefined when there is none. */
export const endListed = async (db: Db, userId: string, id: string): Promise<string | undefined> =>
  (
    await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(SHORT_ID, id)))
      .returning({ handle: sessions.handle })
      .get()
  )?.handle

export const end = (db: Db, handle: string) => db.delete(sessions).where(eq(sessions.handle, handle))

export const endAll = (db: Db, userId: string) => db.delete(sessions).where(eq(sessions.userId, userId))

export const sweep = (db: Db, now: number) => db.delete(sessions).where(lte(sessions.expiresAt, now))
