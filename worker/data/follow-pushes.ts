import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { QuietHours } from '#core/people/quiet-hours.ts'
import type { FollowStates } from '#core/rows/follow-news.ts'
import { MINUTE } from '#core/time.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import type { Push, PushOutcomes } from './push.ts'
import { followBrowsers, followPushes } from './schema/index.ts'

/** Browsers per list, and events per batch. */
const MAX_BROWSERS = 10
export const BATCH_SIZE = 20
// Milliseconds after which another run may take the same push.
const LEASE = 5 * MINUTE

/** A browser that gets pushes; `keys` are encrypted with `seal`. */
export interface FollowingBrowser {
  endpoint: string
  keys: string
  zone: string
  quiet: Omit<QuietHours, 'zone'> | null
  /** Whether it gets moments, too. */
  moments: boolean
  /** Of the page that asked for pushes. */
  language: string
}

/** Subscribes a browser to a list's pushes. A browser is subscribed to one list only. */
export async function saveBrowser(db: Db, list: string, browser: FollowingBrowser, now: number): Promise<void> {
  const { endpoint, keys, zone, quiet, moments, language } = browser
  const hours = { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
  const set = { listId: list, keys, zone, ...hours, moments, language, createdAt: now }
  await db.batch([
    db
      .insert(followBrowsers)
      .values({ endpoint, ...set })
      .onConflictDoUpdate({ target: followBrowsers.endpoint, set }),
    db.delete(followBrowsers).where(
      and(
        eq(followBrowsers.listId, list),
        sql`${followBrowsers.id} not in (select id from follow_browsers where list_id = ${list}
          order by created_at desc, id desc limit ${MAX_BROWSERS})`,
      ),
    ),
  ])
}

export const removeBrowser = (db: Db, list: string, endpoint: string) =>
  db
    .delete(followBrowsers)
    .where(and(eq(followBrowsers.listId, list), eq(followBrowsers.endpoint, endpoint)))
    .run()

/** An event with news for its followers. `told` and `version` are null when followers were never notified. */
export interface EventBehind {
  id: string
  told: FollowStates | null
  version: number | null
  /** Time of the event's last change. */
  changedAt: number
}

/**
 * Public events that changed since their followers were notified: live ones, as long as any browser is subscribed, and
 * ones that have ended since.
 */
export async function listBehind(db: Db, now: number): Promise<EventBehind[]> {
  const rows = await db.all<Omit<EventBehind, 'told'> & { told: string | null }>(sql`
    select t.id, m.states as told, m.version, t.updated_at as changedAt from tournaments t
      left join follow_marks m on m.tournament_id = t.id
      where t.public = 1 and t.phase = 'live' and exists (select 1 from follow_browsers)
        and (m.version is null or m.version <> t.version or m.next_at <= ${now})
    union all
    select t.id, m.states as told, m.version, t.updated_at as changedAt from follow_marks m
      cross join tournaments t on t.id = m.tournament_id
      where t.public = 1 and t.phase <> 'live' and m.version <> t.version
    limit ${BATCH_SIZE}`)
  return rows.map(({ told, ...row }) => ({ ...row, told: told === null ? null : (JSON.parse(told) as FollowStates) }))
}

/** Whether any browser gets moments. */
export const wantsMoments = async (db: Db): Promise<boolean> =>
  (await db.get(sql`select 1 from follow_browsers where moments = 1 limit 1`)) !== undefined

/** A browser of a list with a star. */
export interface ListedBrowser {
  id: number
  star: string
  language: string | null
  quiet: QuietHours | null
  moments: boolean
}

interface QuietRow extends Omit<ListedBrowser, 'quiet' | 'moments'> {
  moments: 0 | 1
  zone: string
  from: number | null
  to: number | null
}

/** Browsers of lists with any of these stars, once for each star. */
export async function listBrowsers(db: Db, stars: string[]): Promise<ListedBrowser[]> {
  const rows = await db.all<QuietRow>(sql`
    select b.id, s.star, b.language, b.zone, b.quiet_from as "from", b.quiet_to as "to", b.moments
    from json_each(${JSON.stringify(stars)}) wanted
      cross join follow_stars s on s.star = wanted.value
      cross join follow_browsers b on b.list_id = s.list_id`)
  return rows.map(({ id, star, language, zone, from, to, moments }) => ({
    id,
    star,
    language,
    moments: moments === 1,
    quiet: from === null || to === null ? null : { from, to, zone },
  }))
}

export interface NewFollowPush {
  browser: number
  content: string
  link: string
  spoilerFree: string | null
  dueAt: number
}

/** Queues pushes for an event and records the state they tell of, unless a concurrent run did so first. */
export async function queuePushes(
  db: Db,
  { id, version: told }: EventBehind,
  pushes: NewFollowPush[],
  mark: { version: number; states: FollowStates; nextAt: number | null },
): Promise<void> {
  const { version, states, nextAt } = mark
  const isHere = sql`(select max(version) from follow_marks where tournament_id = ${id}) is ${told}`
  await runBatch(db, [
    ...jsonChunks(pushes).map(
      (chunk) => sql`insert into follow_pushes (browser_id, tournament_id, content, link, spoiler_free, due_at)
        select value ->> 'browser', ${id}, value ->> 'content', value ->> 'link', value ->> 'spoilerFree', value ->> 'dueAt'
        from json_each(${chunk}) where ${isHere}`,
    ),
    sql`insert into follow_marks (tournament_id, version, states, next_at)
      select ${id}, ${version}, ${JSON.stringify(states)}, ${nextAt} where ${isHere}
      on conflict (tournament_id) do update
        set version = excluded.version, states = excluded.states, next_at = excluded.next_at`,
  ])
}

/**
 * Leases due pushes, so that no other run sends them meanwhile. Pushes of events that have become private are deleted.
 */
export async function leaseDue(db: Db, now: number, limit: number): Promise<Push[]> {
  const [, taken] = await runBatch<{ id: number }>(db, [
    sql`delete from follow_pushes where due_at <= ${now} and failed_at is null
      and tournament_id in (select id from tournaments where public = 0 and id = follow_pushes.tournament_id)`,
    sql`update follow_pushes set due_at = ${now + LEASE}, tries = tries + 1
      where id in (select id from follow_pushes where due_at <= ${now} and failed_at is null order by due_at limit ${limit})
      returning id`,
  ])
  const ids = taken!.results.map(({ id }) => id)
  if (ids.length === 0) return []
  // By id: another run may have leased other pushes until the same millisecond.
  const pushes = await db.all<Omit<Push, 'news'>>(sql`
    select p.id, p.browser_id as subscription, b.endpoint, b.keys, p.tries, p.content, p.link,
      p.tournament_id as tournamentId, p.spoiler_free as spoilerFree, b.language
    from follow_pushes p join follow_browsers b on b.id = p.browser_id
    where p.id in ${idList(ids)} order by p.id`)
  return pushes.map((push) => ({ ...push, news: null }))
}

const idList = (ids: number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

export async function recordOutcomes(db: Db, { sent, failed, gone }: PushOutcomes): Promise<void> {
  await db.batch([
    db.delete(followPushes).where(inArray(followPushes.id, idList(sent))),
    ...failed.map(({ id, ...fate }) => db.update(followPushes).set(fate).where(eq(followPushes.id, id))),
    db.delete(followBrowsers).where(inArray(followBrowsers.id, idList(gone))),
  ])
}

/** When the next waiting push is due; undefined when none waits. */
export async function nextDueAt(db: Db): Promise<number | undefined> {
  const next = await db
    .select({ dueAt: followPushes.dueAt })
    .from(followPushes)
    .where(isNull(followPushes.failedAt))
    .orderBy(followPushes.dueAt)
    .limit(1)
    .get()
  return next?.dueAt
}

/** Deletes pushes that were given up before a time. */
export const sweepGivenUp = (db: Db, before: number) =>
  db.delete(followPushes).where(lte(followPushes.failedAt, before))
