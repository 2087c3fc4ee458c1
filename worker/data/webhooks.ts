import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { WebhookEvent } from '#core/people/webhook-events.ts'
import type { Db } from './db.ts'
import { deliveries, webhooks } from './schema/index.ts'

/** Per tournament. */
export const MAX_WEBHOOKS = 5
/** Newest deliveries shown per webhook. */
const SHOWN = 20

/** A new webhook; `secret` is encrypted with `seal`. */
interface NewWebhook {
  id: string
  tournament: string
  url: string
  secret: string
  events: WebhookEvent[]
  createdBy: string
  now: number
}

/** Saves a webhook, which gets events from now on; undefined when the tournament has `MAX_WEBHOOKS`. */
export const insertWebhook = (db: Db, { id, tournament, url, secret, events, createdBy, now }: NewWebhook) =>
  db.get<{ id: string } | undefined>(sql`
    insert into webhooks (id, tournament_id, url, secret, events, told, created_by, created_at)
    select ${id}, t.id, ${url}, ${secret}, ${JSON.stringify(events)}, t.version, ${createdBy}, ${now} from tournaments t
    where t.id = ${tournament} and (select count(*) from webhooks where tournament_id = t.id) < ${MAX_WEBHOOKS}
    returning id`)

const isOf = (tournament: string, id: string) => and(eq(webhooks.tournamentId, tournament), eq(webhooks.id, id))

/** Deletes a webhook with its waiting deliveries; false when there is none. */
export async function removeWebhook(db: Db, tournament: string, id: string): Promise<boolean> {
  const { meta } = await db.delete(webhooks).where(isOf(tournament, id)).run()
  return meta.changes > 0
}

/** Makes a webhook due at once, even a disabled one; false when there is none. */
export async function resumeWebhook(db: Db, tournament: string, id: string): Promise<boolean> {
  const { meta } = await db
    .update(webhooks)
    .set({ dueAt: 0, tries: 0, failingSince: null, disabledAt: null })
    .where(isOf(tournament, id))
    .run()
  return meta.changes > 0
}

/** Queues a finished delivery again; returns the id of its webhook, undefined when there is no such delivery. */
export const requeueDelivery = (db: Db, tournament: string, id: string) =>
  db.get<{ webhook: string } | undefined>(sql`
    update deliveries set done_at = null where id = ${id}
      and webhook_id in (select id from webhooks where tournament_id = ${tournament}) returning webhook_id as webhook`)

const LISTED = {
  id: deliveries.id,
  event: deliveries.event,
  createdAt: deliveries.createdAt,
  triedAt: deliveries.triedAt,
  doneAt: deliveries.doneAt,
  status: deliveries.status,
}

/** A tournament's webhooks in order of creation, each with its newest deliveries. */
export async function listWebhooks(db: Db, tournament: string) {
  const rows = await db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      events: webhooks.events,
      createdAt: webhooks.createdAt,
      failingSince: webhooks.failingSince,
      disabledAt: webhooks.disabledAt,
    })
    .from(webhooks)
    .where(eq(webhooks.tournamentId, tournament))
    .orderBy(asc(webhooks.createdAt), webhooks.id)
    .all()
  return Promise.all(
    rows.map(async (webhook) => {
      const isIts = eq(deliveries.webhookId, webhook.id)
      const [last, [waiting]] = await db.batch([
        db.select(LISTED).from(deliveries).where(isIts).orderBy(desc(deliveries.seq)).limit(SHOWN),
        db
          .select({ count: count() })
          .from(deliveries)
          .where(and(isIts, isNull(deliveries.doneAt))),
      ])
      return { ...webhook, waiting: waiting!.count, deliveries: last }
    }),
  )
}
