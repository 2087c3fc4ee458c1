import type { News } from '#core/people/news.ts'
import { and, desc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { MINUTE } from '#core/time.ts'
import type { Db } from './db.ts'
import { notifications, pushQueue, pushSubscriptions, users } from './schema/index.ts'

/** A queued push; `keys` are encrypted with `seal`. */
export interface Push {
  id: number
  subscription: number
  endpoint: string
  keys: string
  tries: number
  content: string
  link: string | null
  tournamentId: string | null
  /** Text for browsers that hide results of the tournament; null when `content` reveals none. */
  spoilerFree: string | null
  /** What `content` says; null if only its text is known. */
  news: News | null
  /** Of the reader; null: not known. */
  language: string | null
}

/** Ids of sent pushes, pushes that failed, to be tried again or given up at a time, and subscriptions that are gone. */
export interface PushOutcomes {
  sent: number[]
  failed: { id: number; status: string; dueAt?: number; failedAt?: number }[]
  gone: number[]
}

/** Browsers per user. */
const MAX_BROWSERS = 10
// Milliseconds after which another run may take the same push.
const LEASE = 5 * MINUTE

const isOf = (user: string) => eq(pushSubscriptions.userId, user)

/** Subscribes a browser. It belongs to its last user; above ten per user the oldest are deleted. */
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

export async function unsubscribe(db: Db, user: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(isOf(user), eq(pushSubscriptions.endpoint, endpoint)))
    .run()
}

export const countSubscriptions = (db: Db, user: string): Promise<number> => db.$count(pushSubscriptions, isOf(user))

/** Leases due pushes, so that no other run sends them meanwhile. */
export async function leaseDue(db: Db, now: number, limit: number): Promise<Push[]> {
  const late = db
    .select({ id: pushQueue.id })
    .from(pushQueue)
    .where(and(lte(pushQueue.dueAt, now), isNull(pushQueue.failedAt)))
    .orderBy(pushQueue.dueAt)
    .limit(limit)
  const taken = await db
    .update(pushQueue)
    .set({ dueAt: now + LEASE, tries: sql`${pushQueue.tries} + 1` })
    .where(inArray(pushQueue.id, late))
    .returning({ id: pushQueue.id })
    .all()
  if (taken.length === 0) return []
  // By id: another run may have leased other pushes until the same millisecond.
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
      news: notifications.news,
      language: users.language,
    })
    .from(pushQueue)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushQueue.subscriptionId))
    .innerJoin(notifications, eq(notifications.id, pushQueue.notificationId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(inArray(pushQueue.id, idList(taken.map(({ id }) => id))))
    .orderBy(pushQueue.id)
    .all()
}

// One JSON parameter for any number of ids.
const idList = (ids: number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

export async function recordOutcomes(db: Db, { sent, failed, gone }: PushOutcomes): Promise<void> {
  const tried = sql`(select value ->> 'id' as id, value ->> 'status' as status, value ->> 'dueAt' as due_at,
    value ->> 'failedAt' as failed_at from json_each(${JSON.stringify(failed)})) as tried`
  await db.batch([
    db.delete(pushQueue).where(inArray(pushQueue.id, idList(sent))),
    db
      .update(pushQueue)
      .set({
        status: sql`tried.status`,
        dueAt: sql`coalesce(tried.due_at, ${pushQueue.dueAt})`,
        failedAt: sql`tried.failed_at`,
      })
      .from(tried)
      .where(eq(pushQueue.id, sql`tried.id`)),
    db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, idList(gone))),
  ])
}

/** When the next waiting push is due; undefined when none waits. */
export async function nextDueAt(db: Db): Promise<number | undefined> {
  const next = await db
    .select({ dueAt: pushQueue.dueAt })
    .from(pushQueue)
    .where(isNull(pushQueue.failedAt))
    .orderBy(pushQueue.dueAt)
    .limit(1)
    .get()
  return next?.dueAt
}

/** Deletes pushes that were given up before a time. */
export const sweepGivenUp = (db: Db, before: number) => db.delete(pushQueue).where(lte(pushQueue.failedAt, before))
