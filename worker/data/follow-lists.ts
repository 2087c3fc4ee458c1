import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { MAX_STARS } from '#core/people/stars.ts'
import { DAY } from '#core/time.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { followLists } from './schema/index.ts'

/**
 * A list without an account by the digest of its secret, a user's own list, a list by the digest of its feed address,
 * or by id.
 */
export type FollowListOf = { hash: string } | { user: string } | { feedHash: string } | { id: string }

/** A list of stars. `feed` is encrypted with `seal`. */
export interface FollowList {
  id: string
  /** The owner's id; null without an account. */
  user: string | null
  level: number
  feed: string
  usedAt: number
  /** Newest first. */
  stars: string[]
}

const listOf = (of: FollowListOf): SQL => {
  if ('hash' in of) return sql`l.hash = ${of.hash}`
  if ('id' in of) return sql`l.id = ${of.id}`
  return 'user' in of ? sql`l.user_id = ${of.user}` : sql`l.feed_hash = ${of.feedHash}`
}

/** A list with its stars; undefined where there is none. */
export async function findList(db: Db, of: FollowListOf): Promise<FollowList | undefined> {
  const row = await db.get<(Omit<FollowList, 'stars'> & { stars: string }) | undefined>(sql`
    select l.id, l.user_id as user, coalesce(u.level, 0) as level, l.feed, l.used_at as usedAt,
      (select json_group_array(star) from (select star from follow_stars where list_id = l.id
        order by created_at desc, star)) as stars
    from follow_lists l left join users u on u.id = l.user_id where ${listOf(of)}`)
  return row && { ...row, stars: JSON.parse(row.stars) as string[] }
}

/** Creates an empty list; does nothing when the user has one. */
export const insertList = (db: Db, list: Omit<typeof followLists.$inferInsert, 'usedAt'>) =>
  db
    .insert(followLists)
    .values({ ...list, usedAt: list.createdAt })
    .onConflictDoNothing({ target: followLists.userId })
    .run()

/** Removes and adds stars. Above `MAX_STARS` the oldest are dropped. */
export async function updateStars(
  db: Db,
  list: string,
  { add, remove, now }: { add: string[]; remove: string[]; now: number },
): Promise<void> {
  await runBatch(db, [
    sql`delete from follow_stars where list_id = ${list}
      and star in (select value from json_each(${JSON.stringify(remove)}))`,
    // If several stars are added together, the first counts as the newest.
    sql`insert into follow_stars (list_id, star, created_at)
      select ${list}, value, ${now} - key from json_each(${JSON.stringify(add)}) where true on conflict do nothing`,
    sql`delete from follow_stars where list_id = ${list} and star not in
      (select star from follow_stars where list_id = ${list} order by created_at desc, star limit ${MAX_STARS})`,
  ])
}

/**
 * Gives a list without an account to a user. If the user has a list, the stars and browsers move there, and the given
 * list is deleted with its feed address.
 */
export async function takeOver(db: Db, hash: string, user: string): Promise<void> {
  await runBatch(db, [
    sql`update follow_lists set user_id = ${user}, hash = null
      where hash = ${hash} and not exists (select 1 from follow_lists where user_id = ${user})`,
    sql`insert into follow_stars (list_id, star, created_at)
      select own.id, s.star, s.created_at from follow_lists given
        join follow_stars s on s.list_id = given.id join follow_lists own on own.user_id = ${user}
      where given.hash = ${hash} on conflict do nothing`,
    sql`update follow_browsers set list_id = (select id from follow_lists where user_id = ${user})
      where list_id = (select id from follow_lists where hash = ${hash})`,
    sql`delete from follow_lists where hash = ${hash}`,
  ])
}

/** Records the use of a list, at most once a day. */
export const touchList = async (db: Db, { id, usedAt }: Pick<FollowList, 'id' | 'usedAt'>, now: number) => {
  if (usedAt > now - DAY) return
  await db.update(followLists).set({ usedAt: now }).where(eq(followLists.id, id))
}

/** Also deletes the stars, the browsers and the feed address of the list. */
export const deleteList = (db: Db, of: FollowListOf) => db.run(sql`delete from follow_lists as l where ${listOf(of)}`)

/** Deletes lists without an account that were not used since `before`. */
export const sweepLists = (db: Db, before: number) =>
  db.delete(followLists).where(and(isNull(followLists.userId), lte(followLists.usedAt, before)))
