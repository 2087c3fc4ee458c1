import type { StoredAccount } from './users.ts'
import type { Db } from './db.ts'

export type Site = 'lichess' | 'chessCom' | 'facebook'

/** An account on another site, as it is linked. */
export interface Linked {
  userId: string
  id: Site
  /** The site's own number or name for it, which never changes. */
  siteId: string | null
  username: string
  link: string | null
  /** Sealed. */
  token?: string | null
  verified: boolean
}

const LINK = `
  insert into accounts (user_id, id, site_id, username, link, token, verified, created_at, updated_at)
  values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)
  on conflict (user_id, id) do update set site_id = ?3, username = ?4, link = ?5, token = ?6, verified = ?7, updated_at = ?8
  where permanent = 0`

/** Links an account; false when it is somebody else's already, or the one that is there is to stay. */
export async function link(
  db: Db,
  { userId, id, siteId, username, link: url, token = null, verified }: Linked,
  now: number,
) {
  try {
    const { meta } = await db.$client
      .prepare(LINK)
      .bind(userId, id, siteId, username, url, token, Number(verified), now)
      .run()
    return meta.changes > 0
  } catch (fault) {
    // An account that is verified is one person's: the index says so, whoever comes at the same time.
    if (String(fault).includes('UNIQUE')) return false
    throw fault
  }
}

/** Marks a linked account as its owner's; false when it is not linked any more, or is somebody else's by now. */
export async function verify(db: Db, userId: string, id: Site, username: string, now: number): Promise<boolean> {
  try {
    const { meta } = await db.$client
      .prepare('update accounts set verified = 1, updated_at = ?4 where user_id = ?1 and id = ?2 and username = ?3')
      .bind(userId, id, username, now)
      .run()
    return meta.changes > 0
  } catch (fault) {
    if (String(fault).includes('UNIQUE')) return false
    throw fault
  }
}

/** One of somebody's accounts. */
export const find = (db: Db, userId: string, id: Site) =>
  db.$client
    .prepare('select id, username, link, verified, permanent, token from accounts where user_id = ?1 and id = ?2')
    .bind(userId, id)
    .first<Pick<StoredAccount, 'username' | 'link' | 'verified' | 'permanent'> & { token: string | null }>()

/** Shows or hides one of somebody's accounts; false when they have none there. */
export async function show(db: Db, userId: string, id: Site, isPublic: boolean): Promise<boolean> {
  const { meta } = await db.$client
    .prepare('update accounts set public = ?3 where user_id = ?1 and id = ?2')
    .bind(userId, id, Number(isPublic))
    .run()
  return meta.changes > 0
}

/** Unlinks one of somebody's accounts, pending or verified; false when there is none that may go. */
export async function remove(db: Db, userId: string, id: Site): Promise<boolean> {
  const { meta } = await db.$client
    .prepare('delete from accounts where user_id = ?1 and id = ?2 and permanent = 0')
    .bind(userId, id)
    .run()
  return meta.changes > 0
}
