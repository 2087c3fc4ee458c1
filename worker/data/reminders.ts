import type { Db } from './db.ts'

export interface MatchOf {
  tournament: string
  round: number
  no: number
}

const MINUTE = 60_000

/** Keeps that somebody is reminded of a match that starts then. */
export async function set(db: Db, user: string, match: MatchOf, minutes: number, start: number): Promise<void> {
  await db.$client
    .prepare(
      `insert into reminders (user_id, tournament_id, round, match_no, minutes, due_at) values (?1, ?2, ?3, ?4, ?5, ?6)
       on conflict do update set minutes = ?5, due_at = ?6`,
    )
    .bind(user, match.tournament, match.round, match.no, minutes, start - minutes * MINUTE)
    .run()
}

/** Forgets a reminder; false when there is none. */
export async function remove(db: Db, user: string, { tournament, round, no }: MatchOf): Promise<boolean> {
  const { meta } = await db.$client
    .prepare('delete from reminders where user_id = ?1 and tournament_id = ?2 and round = ?3 and match_no = ?4')
    .bind(user, tournament, round, no)
    .run()
  return meta.changes > 0
}

/** Somebody's reminders: the pairings' ids, and how many minutes before. */
export async function ofUser(db: Db, user: string): Promise<{ id: string; minutes: number }[]> {
  const { results } = await db.$client
    .prepare(
      `select tournament_id || '-' || round || '-' || match_no as id, minutes from reminders
       where user_id = ?1 order by due_at, id`,
    )
    .bind(user)
    .all<{ id: string; minutes: number }>()
  return results
}

/** A reminder that is due, with when its match starts by now; null when nobody knows any more. */
export interface Due extends MatchOf {
  user: string
  minutes: number
  dueAt: number
  start: number | null
  /** Who meets. */
  name: string
  address: string
}

/** Reminders that are due, the oldest first. */
export async function due(db: Db, now: number): Promise<Due[]> {
  const { results } = await db.$client
    .prepare(
      `select r.user_id as user, r.tournament_id as tournament, r.round, r.match_no as no, r.minutes, r.due_at as dueAt,
         coalesce(m.facts ->> 'startTime', d.starts_at) as start, coalesce(t.vanity_url, t.id) as address,
         trim(w.first_name || ' ' || w.last_name) || ' – ' || trim(b.first_name || ' ' || b.last_name) as name
       from reminders r join tournaments t on t.id = r.tournament_id
         left join matches m on m.tournament_id = r.tournament_id and m.round = r.round and m.no = r.match_no
         left join rounds d on d.tournament_id = r.tournament_id and d.round = r.round
         left join players w on w.tournament_id = r.tournament_id and w.no = m.white
         left join players b on b.tournament_id = r.tournament_id and b.no = m.black
       where r.due_at <= ?1 order by r.due_at limit 500`,
    )
    .bind(now)
    .all<Due>()
  return results
}

/** Tells somebody of their match and forgets the reminder, once; false when it was told meanwhile. */
export async function tell(db: Db, one: Due, news: { content: string; link: string }, now: number): Promise<boolean> {
  const stands = `exists (select 1 from reminders where user_id = ?1 and tournament_id = ?2 and round = ?3 and match_no = ?4
    and due_at = ?5)`
  const run = (sql: string, ...more: (string | number)[]) =>
    db.$client.prepare(sql).bind(one.user, one.tournament, one.round, one.no, one.dueAt, ...more)
  const [, gone] = await db.$client.batch([
    run(
      `insert into notifications (user_id, content, link, role, created_at) select ?1, ?6, ?7, 'draw', ?8 where ${stands}`,
      ...[news.content, news.link, now],
    ),
    run(
      `delete from reminders where user_id = ?1 and tournament_id = ?2 and round = ?3 and match_no = ?4 and due_at = ?5`,
    ),
  ])
  return gone!.meta.changes > 0
}
