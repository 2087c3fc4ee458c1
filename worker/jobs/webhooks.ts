import { managePath } from '#core/addresses/paths.ts'
import { toldEvents } from '#core/changes/told-events.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { DAY, MINUTE, SECOND } from '#core/time.ts'
import { retryAfter } from '../chess-sites/back-off.ts'
import { open, type Db } from '../data/db.ts'
import { newNews } from '../data/new-news.ts'
import { saveNotifications } from '../data/notification-outbox.ts'
import * as outbox from '../data/webhook-outbox.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Bindings } from '../env.ts'
import { fetchPublic } from '../outgoing/fetch-public.ts'
import { notifyUsers } from '../rooms/site-shards.ts'
import { unseal } from '../secrets/seal.ts'
import { signedHeaders } from '../secrets/webhook-signature.ts'
import { forEach } from './for-each.ts'
import { untilEmpty } from './until-empty.ts'

type WebhookEnv = Pick<Bindings, 'DB' | 'SECRET' | 'SITE_URL' | 'ENVIRONMENT' | 'SiteRoom' | 'WEBHOOK_LOOPBACK'>

// Cloudflare's limit of open connections per Worker.
const CONCURRENCY = 6
const TIMEOUT = 10 * SECOND
const BUDGET = 20 * SECOND
/** Minutes until the next try, by the number of failed tries; the last value repeats. */
const BACK_OFF = [1, 2, 4, 8, 15, 30, 60]
/** A webhook that fails for this long is disabled. */
const PATIENCE = 3 * DAY
const GONE = 410
const NO_ANSWER = { status: 0, wait: 0 }
/** Finished deliveries are shown for this long, then deleted. */
export const DELIVERY_RETENTION = 7 * DAY

/**
 * Queues the latest events of tournaments for their webhooks, then sends what is due. Returns the milliseconds after
 * which there is more to send; undefined when nothing waits.
 */
export async function tellWebhooks(env: WebhookEnv, now: number): Promise<number | undefined> {
  const db = open(env.DB)
  await untilEmpty(() => queueNews(db, now))
  await sendDue(env, now)
  const due = await outbox.nextDueAt(db)
  return due === undefined ? undefined : Math.max(0, due - now)
}

/** Returns whether more may be waiting. */
async function queueNews(db: Db, now: number): Promise<boolean> {
  const behind = await outbox.listBehind(db)
  await forEach(
    Map.groupBy(behind, (one) => one.tournament),
    async ([tournament, webhooks]) => {
      const records = await tournaments.loadRecords(db, tournament, 'desk')
      if (!records) return
      const snapshot = snapshotFromRecords(records)
      const first = Math.min(...webhooks.map(({ told }) => told))
      const changes = await outbox.listChangesAfter(db, tournament, first)
      // Changes made after the tournament was read are queued by the next run.
      const news = toldEvents(
        snapshot,
        changes.filter(({ version }) => version <= snapshot.version),
      )
      for (const webhook of webhooks) {
        const events = news.filter(({ type, version }) => version > webhook.told && webhook.events.includes(type))
        await outbox.queueDeliveries(db, webhook, { version: snapshot.version, events, now })
      }
    },
  )
  return behind.length === outbox.BATCH_SIZE
}

/** Sends waiting deliveries to the webhooks that are due, or only to the one with this id. */
export async function sendDue(env: WebhookEnv, now: number, only?: string): Promise<void> {
  const db = open(env.DB)
  const queue = await outbox.leaseDue(db, now, only)
  const next = async (): Promise<void> => {
    for (let webhook = queue.shift(); webhook; webhook = queue.shift()) await sendAll(env, db, webhook, now)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
}

/** One after the other, so that deliveries arrive in order; stops at the first that is not accepted. */
async function sendAll(env: WebhookEnv, db: Db, webhook: outbox.DueWebhook, now: number): Promise<void> {
  const end = Date.now() + BUDGET
  do {
    const delivery = await outbox.findNext(db, webhook.id)
    if (!delivery) break
    const { status, wait } = await post(env, webhook, delivery, now)
    const isDone = status >= 200 && status < 300
    const attempt = { webhook: webhook.id, delivery: delivery.id, status, isDone, now }
    if (!isDone) return putOff(env, db, webhook, attempt, wait)
    await outbox.recordTry(db, attempt)
  } while (Date.now() < end)
  await outbox.release(db, webhook.id)
}

/** The HTTP status, 0 when nothing was sent or answered, and the milliseconds that the receiver asks to wait. */
async function post(
  env: WebhookEnv,
  { url, secret }: outbox.DueWebhook,
  { id, body }: { id: string; body: string },
  now: number,
): Promise<{ status: number; wait: number }> {
  const key = await unseal(secret, env.SECRET)
  if (key === undefined) return NO_ANSWER
  // The address is checked again: the rules may have changed since the webhook was added.
  const answer = await fetchPublic(env, url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `Kibitz-Webhooks (+${env.SITE_URL})`,
      ...(await signedHeaders(key, id, now, body)),
    },
    body,
    timeout: TIMEOUT,
    hops: 0,
    maxBytes: 0,
  })
  if (answer.kind !== 'answer') return NO_ANSWER
  return { status: answer.status, wait: retryAfter(answer.retryAfter, now) }
}

/** Schedules another try, or disables the webhook and notifies its creator. */
async function putOff(
  env: WebhookEnv,
  db: Db,
  webhook: outbox.DueWebhook,
  attempt: outbox.WebhookTry,
  asked: number,
): Promise<void> {
  const { now, status } = attempt
  const failingSince = webhook.failingSince ?? now
  const isOver = status === GONE || now - failingSince >= PATIENCE
  const wait = Math.max(asked, BACK_OFF[Math.min(webhook.tries, BACK_OFF.length - 1)]! * MINUTE)
  await outbox.recordTry(db, attempt, {
    dueAt: now + wait,
    tries: webhook.tries + 1,
    failingSince,
    disabledAt: isOver ? now : null,
  })
  if (!isOver || webhook.createdBy === null) return
  const news = newNews({ kind: 'webhookOff', facts: { host: new URL(webhook.url).hostname } })
  const link = managePath(webhook.tournament, 'programs')
  const told = await saveNotifications(db, [webhook.createdBy], { ...news, link, role: 'announcement' }, now)
  await notifyUsers(env, told)
}
