import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { TokenScope } from '#core/people/scopes.ts'
import { type Db, prepareOnce } from './db.ts'
import type { SessionUser } from './sessions.ts'
import { accessTokens, users } from './schema/index.ts'

/** Per user. */
export const MAX_TOKENS = 20

const USER = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      level: users.level,
      theme: users.theme,
      // D1 returns two columns of the same name as one.
      tokenId: sql<string>`${accessTokens.id}`.as('token_id'),
      scope: accessTokens.scope,
      usedAt: accessTokens.usedAt,
      tournamentId: accessTokens.tournamentId,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.hash, sql.placeholder('hash')),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql.placeholder('now'))),
      ),
    )
    .prepare(),
)

/** The user of a valid access token, by the digest of its secret, and when it was last used. `sessionID` is empty. */
export async function findTokenUser(
  db: Db,
  hash: string,
  now: number,
): Promise<{ user: SessionUser; usedAt: number | null } | undefined> {
  const found = await USER(db).get({ hash, now })
  if (!found) return undefined
  const { usedAt, tokenId, scope, tournamentId, ...user } = found
  return {
    user: { ...user, language: null, sessionID: '', seenAt: 0, token: { id: tokenId, scope, tournamentId } },
    usedAt,
  }
}

export const touchToken = (db: Db, id: string, now: number) =>
  db.update(accessTokens).set({ usedAt: now }).where(eq(accessTokens.id, id))

const LISTED = {
  id: accessTokens.id,
  name: accessTokens.name,
  scope: accessTokens.scope,
  createdAt: accessTokens.createdAt,
  expiresAt: accessTokens.expiresAt,
  usedAt: accessTokens.usedAt,
}

/** The user's tokens, newest first. */
export const listTokens = (db: Db, userId: string) =>
  db
    .select(LISTED)
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), accessTokens.id)
    .all()

/** `hash` is the digest of the token's secret, which is not stored. */
interface NewAccessToken {
  id: string
  userId: string
  hash: string
  name: string
  scope: TokenScope
  createdAt: number
  expiresAt: number | null
  tournamentId?: string
}

/** Saves a new token; undefined when the user has `MAX_TOKENS`. */
export const insertToken = (
  db: Db,
  { id, userId, hash, name, scope, createdAt, expiresAt, tournamentId }: NewAccessToken,
) =>
  db.get<{ id: string } | undefined>(sql`
    insert into access_tokens (id, user_id, hash, name, scope, created_at, expires_at, tournament_id)
    select ${id}, ${userId}, ${hash}, ${name}, ${scope}, ${createdAt}, ${expiresAt}, ${tournamentId ?? null}
    where (select count(*) from access_tokens where user_id = ${userId}) < ${MAX_TOKENS} returning id`)

/** Deletes a token; false when the user has none with this id. */
export async function revokeToken(db: Db, userId: string, id: string): Promise<boolean> {
  const { meta } = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    .run()
  return meta.changes > 0
}

export const revokeAllTokens = (db: Db, userId: string) =>
  db.delete(accessTokens).where(eq(accessTokens.userId, userId))

/** Deletes tokens that expired before a time. */
export const sweepTokens = (db: Db, before: number) => db.delete(accessTokens).where(lt(accessTokens.expiresAt, before))
