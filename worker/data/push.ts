import { and, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { MINUTE } from '#core/time.ts'
import type { Db } from './db.ts'
import { notifications, pushQueue, pushSubscriptions } from './schema/index.ts'

/** A push that is to be sent; `keys` are sealed. */
export interface Push {
  id: number
  subscription: number
  endpoint: string
  keys: string
  tries: number
  content: string
  link: string | null
  tournamentId: string | null
  /** What is shown in its place where the browser hides results of the tournament; null: the same. */
  spoilerFree: string | null
}

/** What became of pushes: those that are over, those tried again from a time on, and browsers that are gone. */
export interface PushOutcomes {
  done: number[]
  retry: { id: number; dueAt: number }[]
  gone: number[]
}

/** So many browsers of one person are sent to. */
const MAX_BROWSERS = 10
// The lease: after this long another run may take the same push.
const LEASE = 5 * MINUTE

const isOf = (user: string) => eq(pushSubscriptions.userId, user)

/** Keeps a browser that wishes pushes; it is its last user's. The oldest beyond ten are forgotten. */
export async function subscribe(db: Db, user: string, endpoint: string, keys: string, now: number): Promise<void> {
  const set = { userId: user, keys, createdAt: now }
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOf(user))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MAX_BROWSERS)
  await db.batch([
    db
      .insert(pushSubscriptions)
      .values({ endpoint, ...set })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set }),
    db.delete(pushSubscriptions).where(and(isOf(user), notInArray(pushSubscriptions.id, newest))),
  ])
}

/** Forgets one of somebody's browsers. */
export async function unsubscribe(db: Db, user: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(isOf(user), eq(pushSubscriptions.endpoint, endpoint)))
    .run()
}

/** How many of somebody's browsers are sent to. */
export const countSubscriptions = (db: Db, user: string): Promise<number> => db.$count(pushSubscriptions, isOf(user))

/** Takes pushes that are due, so that nobody else sends them for a while. */
export async function leaseDue(db: Db, now: number, limit: number): Promise<Push[]> {
  const late = db
    .select({ id: pushQueue.id })
    .from(pushQueue)
    .where(lte(pushQueue.dueAt, now))
    .orderBy(pushQueue.dueAt)
    .limit(limit)
  const taken = await db
    .update(pushQueue)
    .set({ dueAt: now + LEASE, tries: sql`${pushQueue.tries} + 1` })
    .where(inArray(pushQueue.id, late))
    .returning({ id: pushQueue.id })
    .all()
  if (taken.length === 0) return []
  // By their ids: another run may take others until the same moment.
  return db
    .select({
      id: pushQueue.id,
      subscription: pushQueue.subscriptionId,
      endpoint: pushSubscriptions.endpoint,
      keys: pushSubscriptions.keys,
      tries: pushQueue.tries,
      content: notifications.content,
      link: notifications.link,
      tournamentId: notifications.tournamentId,
      spoilerFree: notifications.spoilerFree,
    })
    .from(pushQueue)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushQueue.subscriptionId))
    .innerJoin(notifications, eq(notifications.id, pushQueue.notificationId))
    .where(inArray(pushQueue.id, idList(taken.map(({ id }) => id))))
    .orderBy(pushQueue.id)
    .all()
}

// However many there are, they travel as one value.
const idList = (ids: number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

/** Notes what became of pushes. */
export async function recordOutcomes(db: Db, { done, retry, gone }: PushOutcomes): Promise<void> {
  const retries = sql`(select value ->> 'id' as id, value ->> 'dueAt' as due_at from json_each(${JSON.stringify(retry)})) as retries`
  await db.batch([
    db.delete(pushQueue).where(inArray(pushQueue.id, idList(done))),
    db
      .update(pushQueue)
      .set({ dueAt: sql`retries.due_at` })
      .from(retries)
      .where(eq(pushQueue.id, sql`retries.id`)),
    db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, idList(gone))),
  ])
}
