import { and, eq, gt } from 'drizzle-orm'
import { DAY } from '#core/time.ts'
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
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.secretHash, secretHash), gt(sessions.expiresAt, now)))
    .get()

export type User = NonNullable<Awaited<ReturnType<typeof userOf>>>

/** How long a session holds after signing in, and its cookie with it. */
export const LIFE = 7 * DAY

/** Keeps a new session, of which only the digest of its secret is stored. */
export const open = (db: Db, session: { secretHash: string; handle: string; userId: string; now: number }) =>
  db.$client
    .prepare(
      `insert into sessions (secret_hash, handle, user_id, created_at, seen_at, expires_at) values (?1, ?2, ?3, ?4, ?4, ?5)`,
    )
    .bind(session.secretHash, session.handle, session.userId, session.now, session.now + LIFE)

/** Notes that a session is in use: who it is of is online. */
export const touch = (db: Db, handle: string, now: number): D1PreparedStatement =>
  db.$client.prepare('update sessions set seen_at = ?2 where handle = ?1').bind(handle, now)

/** Ends one session. */
export const end = (db: Db, handle: string): D1PreparedStatement =>
  db.$client.prepare('delete from sessions where handle = ?1').bind(handle)

/** Ends all sessions of somebody. */
export const endAll = (db: Db, userId: string): D1PreparedStatement =>
  db.$client.prepare('delete from sessions where user_id = ?1').bind(userId)

/** Forgets sessions that are over. */
export const sweep = (db: Db, now: number): D1PreparedStatement =>
  db.$client.prepare('delete from sessions where expires_at <= ?1').bind(now)
