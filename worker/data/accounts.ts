import { and, eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { accounts } from './schema/index.ts'

export type Site = 'lichess' | 'chessCom' | 'facebook'

/** An account on another site, as it is linked. */
export interface Linked extends Pick<
  typeof accounts.$inferSelect,
  'userId' | 'siteId' | 'username' | 'link' | 'verified'
> {
  id: Site
  /** Sealed. */
  token?: string | null
}

const own = (userId: string, id: Site) => and(eq(accounts.userId, userId), eq(accounts.id, id))

/** Links an account; false when it is somebody else's already, or the one that is there is to stay. */
export async function link(
  db: Db,
  { userId, id, siteId, username, link: url, token = null, verified }: Linked,
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
export async function verify(db: Db, userId: string, id: Site, username: string, now: number): Promise<boolean> {
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
  } catch (fault) {
    // An account that is verified is one person's: the index says so, whoever comes at the same time.
    if (String(fault).includes('UNIQUE')) return false
    throw fault
  }
}

/** One of somebody's accounts. */
export const find = (db: Db, userId: string, id: Site) => db.select().from(accounts).where(own(userId, id)).get()

/** Shows or hides one of somebody's accounts; false when they have none there. */
export async function show(db: Db, userId: string, id: Site, isPublic: boolean): Promise<boolean> {
  const { meta } = await db.update(accounts).set({ public: isPublic }).where(own(userId, id)).run()
  return meta.changes > 0
}

/** Unlinks one of somebody's accounts, pending or verified; false when there is none that may go. */
export async function remove(db: Db, userId: string, id: Site): Promise<boolean> {
  const { meta } = await db
    .delete(accounts)
    .where(and(own(userId, id), eq(accounts.permanent, false)))
    .run()
  return meta.changes > 0
}
