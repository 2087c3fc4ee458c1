import { and, eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { accounts } from './schema/index.ts'

export type AccountSite = 'lichess' | 'chessCom' | 'facebook'

export interface LinkedAccount extends Pick<
  typeof accounts.$inferSelect,
  'userId' | 'siteId' | 'username' | 'link' | 'verified'
> {
  id: AccountSite
  /** Encrypted with `seal` (secrets/seal.ts). */
  token?: string | null
  /** What its owner lends the token for, with spaces between. */
  scopes?: string | null
  tokenExpiresAt?: number | null
}

const own = (userId: string, id: AccountSite) => and(eq(accounts.userId, userId), eq(accounts.id, id))

/** Links an account; false when another user has it, or the user's linked account is `permanent`. */
export async function link(
  db: Db,
  {
    userId,
    id,
    siteId,
    username,
    link: url,
    token = null,
    scopes = null,
    tokenExpiresAt = null,
    verified,
  }: LinkedAccount,
  now: number,
): Promise<boolean> {
  const set = { siteId, username, link: url, token, scopes, tokenExpiresAt, verified, updatedAt: now }
  return isWritten(
    db
      .insert(accounts)
      .values({ userId, id, ...set, createdAt: now })
      .onConflictDoUpdate({
        target: [accounts.userId, accounts.id],
        set,
        setWhere: eq(accounts.permanent, false),
      }),
  )
}

/** Marks a linked account as verified; false when it is no longer linked, or another user has verified it meanwhile. */
export async function markVerified(
  db: Db,
  userId: string,
  id: AccountSite,
  username: string,
  now: number,
): Promise<boolean> {
  return isWritten(
    db
      .update(accounts)
      .set({ verified: true, updatedAt: now })
      .where(and(own(userId, id), eq(accounts.username, username))),
  )
}

/** Runs a statement; false when it changes no row, or another user has the account. */
async function isWritten(statement: { run: () => Promise<D1Result> }): Promise<boolean> {
  try {
    return (await statement.run()).meta.changes > 0
  } catch (error) {
    // A verified account belongs to one user: the unique index refuses a second one, also of two concurrent requests.
    if (String(error).includes('UNIQUE')) return false
    throw error
  }
}

export const find = (db: Db, userId: string, id: AccountSite) => db.select().from(accounts).where(own(userId, id)).get()

/** Forgets the token of an account, which stays linked. */
export async function forgetToken(db: Db, userId: string, id: AccountSite): Promise<void> {
  await db.update(accounts).set({ token: null, scopes: null, tokenExpiresAt: null }).where(own(userId, id)).run()
}

/** Returns false when the user has no account at this site. */
export async function setPublic(db: Db, userId: string, id: AccountSite, isPublic: boolean): Promise<boolean> {
  const { meta } = await db.update(accounts).set({ public: isPublic }).where(own(userId, id)).run()
  return meta.changes > 0
}

/** Unlinks an account, pending or verified; false when there is none, or it is `permanent`. */
export async function remove(db: Db, userId: string, id: AccountSite): Promise<boolean> {
  const { meta } = await db
    .delete(accounts)
    .where(and(own(userId, id), eq(accounts.permanent, false)))
    .run()
  return meta.changes > 0
}
