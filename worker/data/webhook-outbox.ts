import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { RecentChange, ToldEvent } from '#core/changes/told-events.ts'
import type { Act } from '#core/changes/act.ts'
import type { WebhookEvent } from '#core/people/webhook-events.ts'
import { MINUTE } from '#core/time.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import { changes, deliveries, webhooks } from './schema/index.ts'

/** Webhooks per batch. */
export const BATCH_SIZE = 50
/** Milliseconds after which another run may take the same webhook. */
const LEASE = 5 * MINUTE
/** Upper bound of events per change, for the order of deliveries. */
const PER_CHANGE = 10_000

/** A webhook with news; `told` is the last version it was notified of. */
interface WebhookBehind {
  id: string
  tournament: string
  events: WebhookEvent[]
  told: number
}

/** Webhooks whose tournaments have changed since the last run. */
export async function listBehind(db: Db): Promise<WebhookBehind[]> {
  const rows = await db.all<Omit<WebhookBehind, 'events'> & { events: string }>(sql`
    select w.id, w.tournament_id as tournament, w.events, w.told
    from webhooks w indexed by webhooks_enabled cross join tournaments t on t.id = w.tournament_id
    where w.disabled_at is null and t.version > w.told order by w.tournament_id limit ${BATCH_SIZE}`)
  return rows.map((row) => ({ ...row, events: JSON.parse(row.events) as WebhookEvent[] }))
}

/** A tournament's changes after a version, newest first. Texts about people stay references. */
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

/** Queues deliveries for a webhook and records the version, unless a concurrent run did so first. */
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

/** A leased webhook with waiting deliveries; `secret` is encrypted with `seal`. */
export type DueWebhook = Awaited<ReturnType<typeof leaseDue>>[number]

/** Leases due webhooks with waiting deliveries, or only the one with this id, so that no other run sends to them. */
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

/** The webhook's oldest waiting delivery; undefined when there is none. */
export const findNext = (db: Db, webhook: string) =>
  db
    .select({ id: deliveries.id, body: deliveries.body })
    .from(deliveries)
    .where(isNext(webhook))
    .orderBy(asc(deliveries.seq))
    .get()

/** Records the answer to a delivery, and in `next` when the webhook is tried again. Without `next` the lease stays. */
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

/** Ends the lease of a webhook and resets its failures. */
export const release = (db: Db, webhook: string) =>
  db.update(webhooks).set({ dueAt: 0, tries: 0, failingSince: null }).where(eq(webhooks.id, webhook))

/** Deletes finished deliveries that were created before a time. */
export const sweepDeliveries = (db: Db, before: number) =>
  db.delete(deliveries).where(and(lte(deliveries.createdAt, before), isNotNull(deliveries.doneAt)))

/** When the next webhook with waiting deliveries is due; undefined when none is. */
export async function nextDueAt(db: Db): Promise<number | undefined> {
  const next = await db.get<{ dueAt: number } | undefined>(sql`
    select due_at as dueAt from webhooks indexed by webhooks_enabled where disabled_at is null
      and exists (select 1 from deliveries where webhook_id = webhooks.id and done_at is null)
    order by due_at limit 1`)
  return next?.dueAt
}

/** Deletes waiting deliveries of webhooks that were switched off before a time. */
export const sweepGivenUpDeliveries = (db: Db, before: number) =>
  db
    .delete(deliveries)
    .where(
      and(
        inArray(
          deliveries.webhookId,
          db.select({ id: webhooks.id }).from(webhooks).where(lte(webhooks.disabledAt, before)),
        ),
        isNull(deliveries.doneAt),
      ),
    )
