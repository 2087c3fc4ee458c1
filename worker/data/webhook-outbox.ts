import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { RecentChange, ToldEvent } from '#core/changes/told-events.ts'
import type { Act } from '#core/changes/act.ts'
import type { WebhookEvent } from '#core/people/webhook-events.ts'
import { MINUTE } from '#core/time.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import { changes, deliveries, webhooks } from './schema/index.ts'

/** So many webhooks are looked after at once. */
export const BATCH_SIZE = 50
/** After this long another run may take the same webhook. */
const LEASE = 5 * MINUTE
/** A change tells less than this. */
const PER_CHANGE = 10_000

/** A webhook that was not told yet what happened since a version. */
interface WebhookBehind {
  id: string
  tournament: string
  events: WebhookEvent[]
  told: number
}

/** Webhooks whose tournaments changed since they were looked at. */
export async function listBehind(db: Db): Promise<WebhookBehind[]> {
  const rows = await db.all<Omit<WebhookBehind, 'events'> & { events: string }>(sql`
    select w.id, w.tournament_id as tournament, w.events, w.told
    from webhooks w indexed by webhooks_enabled cross join tournaments t on t.id = w.tournament_id
    where w.disabled_at is null and t.version > w.told order by w.tournament_id limit ${BATCH_SIZE}`)
  return rows.map((row) => ({ ...row, events: JSON.parse(row.events) as WebhookEvent[] }))
}

/** A tournament's changes after a version, the newest first. Texts about people stay apart. */
export async function listChangesAfter(db: Db, tournament: string, told: number): Promise<RecentChange[]> {
  const rows = await db
    .select({ version: changes.version, at: changes.at, act: changes.act, inverse: changes.inverse })
    .from(changes)
    .where(and(eq(changes.tournamentId, tournament), gt(changes.version, told)))
    .orderBy(desc(changes.version))
    .all()
  return rows.map(({ act, inverse, ...row }) => ({
    ...row,
    acts: JSON.parse(act) as Act[],
    inverse: JSON.parse(inverse) as Act[] | null,
  }))
}

/** Puts what a webhook is to be told in line and notes how far it was told, unless somebody else did. */
export async function queueDeliveries(
  db: Db,
  { id, tournament, told }: WebhookBehind,
  { version, events, now }: { version: number; events: ToldEvent[]; now: number },
): Promise<void> {
  const rows = events.map(({ type, version: made, at, index, data }) => ({
    id: `${id}-${made}-${index}`,
    seq: made * PER_CHANGE + index,
    event: type,
    body: JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: { tournament, version: made, ...data } }),
  }))
  const isHere = sql`(select told from webhooks where id = ${id}) = ${told}`
  await runBatch(db, [
    ...jsonChunks(rows).map(
      (chunk) => sql`insert into deliveries (id, webhook_id, seq, event, body, created_at)
        select value ->> 'id', ${id}, value ->> 'seq', value ->> 'event', value ->> 'body', ${now}
        from json_each(${chunk}) where ${isHere} on conflict do nothing`,
    ),
    sql`update webhooks set told = ${version} where id = ${id} and ${isHere}`,
  ])
}

/** A webhook for which something waits, taken by one run; `secret` is sealed. */
export type DueWebhook = Awaited<ReturnType<typeof leaseDue>>[number]

/** Takes webhooks for which something waits and that are due, or the one that is named, so that nobody else sends to them. */
export async function leaseDue(db: Db, now: number, only?: string) {
  const due = sql`select id from webhooks where disabled_at is null and due_at <= ${now}
    ${only === undefined ? sql`` : sql`and id = ${only}`}
    and exists (select 1 from deliveries where webhook_id = webhooks.id and done_at is null)
    order by due_at limit ${BATCH_SIZE}`
  return db
    .update(webhooks)
    .set({ dueAt: now + LEASE })
    .where(and(sql`${webhooks.id} in (${due})`, lte(webhooks.dueAt, now)))
    .returning({
      id: webhooks.id,
      tournament: webhooks.tournamentId,
      url: webhooks.url,
      secret: webhooks.secret,
      tries: webhooks.tries,
      failingSince: webhooks.failingSince,
      createdBy: webhooks.createdBy,
    })
    .all()
}

const isNext = (webhook: string) => and(eq(deliveries.webhookId, webhook), isNull(deliveries.doneAt))

/** What a webhook is to be sent next; undefined when nothing waits. */
export const findNext = (db: Db, webhook: string) =>
  db
    .select({ id: deliveries.id, body: deliveries.body })
    .from(deliveries)
    .where(isNext(webhook))
    .orderBy(asc(deliveries.seq))
    .get()

/** Notes how a delivery was answered, and when its webhook is tried again; without that it stays taken. */
export async function recordTry(
  db: Db,
  { webhook, delivery, status, isDone, now }: WebhookTry,
  next?: Pick<typeof webhooks.$inferSelect, 'dueAt' | 'tries' | 'failingSince' | 'disabledAt'>,
): Promise<void> {
  const done = db
    .update(deliveries)
    .set({ status, triedAt: now, doneAt: isDone ? now : null })
    .where(eq(deliveries.id, delivery))
  if (!next) await done
  else await db.batch([done, db.update(webhooks).set(next).where(eq(webhooks.id, webhook))])
}

export interface WebhookTry {
  webhook: string
  delivery: string
  status: number
  isDone: boolean
  now: number
}

/** Lets a webhook for which nothing waits any more be taken again. */
export const release = (db: Db, webhook: string) =>
  db.update(webhooks).set({ dueAt: 0, tries: 0, failingSince: null }).where(eq(webhooks.id, webhook))

/** Forgets deliveries that were over by then. */
export const sweepDeliveries = (db: Db, before: number) =>
  db.delete(deliveries).where(and(lte(deliveries.createdAt, before), isNotNull(deliveries.doneAt)))
