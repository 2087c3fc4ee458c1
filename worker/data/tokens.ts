import { and, desc, eq, sql } from 'drizzle-orm'
import type { TokenScope } from '#core/people/scopes.ts'
import { type Db, prepareOnce } from './db.ts'
import type { SessionUser } from './sessions.ts'
import { accessTokens, users } from './schema/index.ts'

/** As many as one person may have. */
export const MAX_TOKENS = 20

const USER = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      level: users.level,
      theme: users.theme,
      // D1 takes two columns of one name for one.
      tokenId: sql<string>`${accessTokens.id}`.as('token_id'),
      scope: accessTokens.scope,
      usedAt: accessTokens.usedAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare(),
)

/** Who a token asks for, by the digest of its secret, and when it was used last. There is no session. */
export async function findTokenUser(
  db: Db,
  hash: string,
): Promise<{ user: SessionUser; usedAt: number | null } | undefined> {
  const found = await USER(db).get({ hash })
  if (!found) return undefined
  const { usedAt, tokenId, scope, ...user } = found
  return { user: { ...user, sessionID: '', seenAt: 0, token: { id: tokenId, scope } }, usedAt }
}

/** Notes that a token is in use. */
export const touchToken = (db: Db, id: string, now: number) =>
  db.update(accessTokens).set({ usedAt: now }).where(eq(accessTokens.id, id))

const LISTED = {
  id: accessTokens.id,
  name: accessTokens.name,
  scope: accessTokens.scope,
  createdAt: accessTokens.createdAt,
  usedAt: accessTokens.usedAt,
}

/** Somebody's tokens, the newest first. */
export const listTokens = (db: Db, userId: string) =>
  db
    .select(LISTED)
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), accessTokens.id)
    .all()

/** A new token, of which only the digest of its secret is stored. */
interface NewAccessToken {
  id: string
  userId: string
  hash: string
  name: string
  scope: TokenScope
  createdAt: number
}

/** Keeps a new token; undefined where its owner has as many as they may. */
export const insertToken = (db: Db, { id, userId, hash, name, scope, createdAt }: NewAccessToken) =>
  db.get<{ id: string } | undefined>(sql`
    insert into access_tokens (id, user_id, hash, name, scope, created_at)
    select ${id}, ${userId}, ${hash}, ${name}, ${scope}, ${createdAt}
    where (select count(*) from access_tokens where user_id = ${userId}) < ${MAX_TOKENS} returning id`)

/** Ends one of somebody's tokens; false when they have none of that id. */
export async function revokeToken(db: Db, userId: string, id: string): Promise<boolean> {
  const { meta } = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    .run()
  return meta.changes > 0
}

/** Ends all tokens of somebody. */
export const revokeAllTokens = (db: Db, userId: string) =>
  db.delete(accessTokens).where(eq(accessTokens.userId, userId))
