import type { Db } from './db.ts'

/** A push that is to be sent. */
export interface Push {
  id: number
  subscription: number
  endpoint: string
  /** Sealed. */
  keys: string
  tries: number
  content: string
  link: string | null
}

/** So many browsers of one person are sent to. */
const MOST = 10
// Whoever sends has so long before somebody else may.
const CLAIM = 5 * 60_000

/** Keeps a browser that wishes pushes; it is its last user's. The oldest beyond ten are forgotten. */
export async function subscribe(db: Db, user: string, endpoint: string, keys: string, now: number): Promise<void> {
  await db.$client.batch([
    db.$client
      .prepare(
        `insert into push_subscriptions (user_id, endpoint, keys, created_at) values (?1, ?2, ?3, ?4)
         on conflict (endpoint) do update set user_id = ?1, keys = ?3, created_at = ?4`,
      )
      .bind(user, endpoint, keys, now),
    db.$client
      .prepare(
        `delete from push_subscriptions where user_id = ?1 and id not in (
           select id from push_subscriptions where user_id = ?1 order by created_at desc, id desc limit ${MOST})`,
      )
      .bind(user),
  ])
}

/** Forgets one of somebody's browsers. */
export async function unsubscribe(db: Db, user: string, endpoint: string): Promise<void> {
  await db.$client
    .prepare('delete from push_subscriptions where user_id = ?1 and endpoint = ?2')
    .bind(user, endpoint)
    .run()
}

/** How many of somebody's browsers are sent to. */
export async function count(db: Db, user: string): Promise<number> {
  const found = await db.$client
    .prepare('select count(*) as n from push_subscriptions where user_id = ?1')
    .bind(user)
    .first<{ n: number }>()
  return found?.n ?? 0
}

/** Takes pushes that are due, so that nobody else sends them for a while. */
export async function take(db: Db, now: number, limit: number): Promise<Push[]> {
  const [, taken] = await db.$client.batch<Push>([
    db.$client
      .prepare(
        `update push_queue set due_at = ?1 + ${CLAIM}, tries = tries + 1
         where id in (select id from push_queue where due_at <= ?1 order by due_at limit ?2)`,
      )
      .bind(now, limit),
    db.$client
      .prepare(
        `select q.id, s.id as subscription, s.endpoint, s.keys, q.tries, n.content, n.link
         from push_queue q join push_subscriptions s on s.id = q.subscription_id
           join notifications n on n.id = q.notification_id
         where q.due_at = ?1 + ${CLAIM} order by q.id limit ?2`,
      )
      .bind(now, limit),
  ])
  return taken!.results
}

/** What became of pushes: those that are over, those tried again from a time on, and browsers that are gone. */
export async function settle(
  db: Db,
  { over, again, gone }: { over: number[]; again: { id: number; dueAt: number }[]; gone: number[] },
): Promise<void> {
  const run = (sql: string, values: unknown[]) => db.$client.prepare(sql).bind(JSON.stringify(values))
  await db.$client.batch([
    run('delete from push_queue where id in (select value from json_each(?))', over),
    run(
      `update push_queue set due_at = told.due_at from (select value ->> 'id' as id, value ->> 'dueAt' as due_at
         from json_each(?)) as told where push_queue.id = told.id`,
      again,
    ),
    run('delete from push_subscriptions where id in (select value from json_each(?))', gone),
  ])
}
