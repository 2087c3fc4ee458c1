import { and, eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { accounts } from './schema/index.ts'

export type AccountSite = 'lichess' | 'chessCom' | 'facebook'

/** An account on another site, as it is linked. */
export interface LinkedAccount extends Pick<
  typeof accounts.$inferSelect,
  'userId' | 'siteId' | 'username' | 'link' | 'verified'
> {
  id: AccountSite
  /** Sealed. */
  token?: string | null
}

const own = (userId: string, id: AccountSite) => and(eq(accounts.userId, userId), eq(accounts.id, id))

/** Links an account; false when it is somebody else's already, or the one that is there is to stay. */
export async function link(
  db: Db,
  { userId, id, siteId, username, link: url, token = null, verified }: LinkedAccount,
  now: number,
): Promise<boolean> {
  const set = { siteId, username, link: url, token, verified, updatedAt: now }
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

/** Marks a linked account as its owner's; false when it is not linked any more, or is somebody else's by now. */
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

/** Runs a statement; false when it changes nothing, or the account is somebody else's. */
async function isWritten(statement: { run: () => Promise<D1Result> }): Promise<boolean> {
  try {
    return (await statement.run()).meta.changes > 0
  } catch (error) {
    // An account that is verified is one person's: the index says so, whoever comes at the same time.
    if (String(error).includes('UNIQUE')) return false
    throw error
  }
}

/** One of somebody's accounts. */
export const find = (db: Db, userId: string, id: AccountSite) => db.select().from(accounts).where(own(userId, id)).get()

/** Shows or hides one of somebody's accounts; false when they have none there. */
export async function setPublic(db: Db, userId: string, id: AccountSite, isPublic: boolean): Promise<boolean> {
  const { meta } = await db.update(accounts).set({ public: isPublic }).where(own(userId, id)).run()
  return meta.changes > 0
}

/** Unlinks one of somebody's accounts, pending or verified; false when there is none that may go. */
export async function remove(db: Db, userId: string, id: AccountSite): Promise<boolean> {
  const { meta } = await db
    .delete(accounts)
    .where(and(own(userId, id), eq(accounts.permanent, false)))
    .run()
  return meta.changes > 0
}
