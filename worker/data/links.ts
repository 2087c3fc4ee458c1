import { eq, sql, type SQL } from 'drizzle-orm'
import type { LinkSource, LinkType } from '#core/match/links.ts'
import { matchId } from '#core/snapshot/ids.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { links } from './schema/index.ts'

/** Which match. */
export interface MatchOf {
  tournament: string
  round: number
  no: number
}

/** A link as it is submitted. */
export interface Submitted extends MatchOf {
  id: string
  user: string
  /** The side that the person belongs to; null for a director who belongs to neither. */
  side: 'w' | 'b' | null
  source: LinkSource
  type: LinkType
  siteId: string
  link: string
  /** Whether the site is asked about it from now on. */
  isPulled: boolean
  now: number
}

/** How somebody stands to both sides of a match: an admin or the player 1, a member 0, null for neither. */
export async function levels(db: Db, tournament: string, nos: [number, number], user: string) {
  const { results } = await db.$client
    .prepare(
      `select p.no, case when p.user_id = ?2 then 1 else m.level end as level
       from players p left join team_members m on m.team_id = p.team_id and m.user_id = ?2
       where p.tournament_id = ?1 and p.no in (?3, ?4)`,
    )
    .bind(tournament, user, ...nos)
    .all<{ no: number; level: number | null }>()
  const levelOf = (no: number) => results.find((row) => row.no === no)?.level ?? null
  return { w: levelOf(nos[0]), b: levelOf(nos[1]) }
}

const ofMatch = ({ tournament, round, no }: MatchOf): SQL =>
  sql`tournament_id = ${tournament} and round = ${round} and match_no = ${no}`

const isOpen = ({ tournament, round, no }: MatchOf): SQL => sql`exists (
  select 1 from matches where tournament_id = ${tournament} and round = ${round} and no = ${no}
    and facts ->> 'link' is null and outcome = '  ' and facts ->> 'aborted' is null)`

/** The statements that save a submitted link, in place of what the same person submitted before. */
export const insertStatements = (given: Submitted, condition: SQL): SQL[] => [
  sql`update links set state = 'removed', updated_at = ${given.now}
    where ${ofMatch(given)} and user_id = ${given.user} and state = 'waiting' and ${condition}`,
  sql`insert into links (id, tournament_id, round, match_no, user_id, side, source, type, site_id, link, created_at, updated_at)
    select ${given.id}, ${given.tournament}, ${given.round}, ${given.no}, ${given.user}, ${given.side}, ${given.source},
      ${given.type}, ${given.siteId}, ${given.link}, ${given.now}, ${given.now}
    where ${condition}`,
]

/** The statements that go with a link that becomes the match's: who submitted the same is confirmed, others are settled too. */
export const confirmStatements = (given: Submitted, landed: SQL): SQL[] => [
  sql`update links set state = case when source = ${given.source} and site_id = ${given.siteId} then 'confirmed' else 'removed' end,
      updated_at = ${given.now}
    where ${ofMatch(given)} and state = 'waiting' and ${landed}`,
  ...(given.isPulled
    ? [
        sql`insert into watches (tournament_id, round, match_no, source, site_id, due_at)
          select ${given.tournament}, ${given.round}, ${given.no}, ${given.source}, ${given.siteId}, ${given.now} where ${landed}
          on conflict do update set source = excluded.source, site_id = excluded.site_id, etag = null, failures = 0,
            due_at = excluded.due_at, done = 0`,
      ]
    : []),
]

/** The statements that go with a link that is removed. */
export const removeStatements = (match: MatchOf, now: number, landed: SQL): SQL[] => [
  sql`update links set state = 'removed', updated_at = ${now} where ${ofMatch(match)} and state <> 'removed' and ${landed}`,
  sql`delete from watches where ${ofMatch(match)} and ${landed}`,
  sql`delete from games where ${ofMatch(match)} and ${landed}`,
]

/** Saves a link that waits; false when the match has a link or a result by now. */
export async function insertWaiting(db: Db, given: Submitted): Promise<boolean> {
  const [, inserted] = await runBatch(db, insertStatements(given, isOpen(given)))
  return inserted!.meta.changes > 0
}

/** Whether the other side submitted the same. */
export async function hasCounterpart(db: Db, given: Submitted): Promise<boolean> {
  const found = await db.all(sql`
    select 1 from links where ${ofMatch(given)} and state = 'waiting' and source = ${given.source}
      and site_id = ${given.siteId} and side <> ${given.side} limit 1`)
  return found.length > 0
}

/** Whether a submitted link became the match's. */
export async function isConfirmed(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ state: links.state }).from(links).where(eq(links.id, id)).get()
  return found?.state === 'confirmed'
}

/** A link that waits for a director. */
export interface Waiting {
  id: string
  /** The pairing's id. */
  match: string
  /** Who meets. */
  name: string
  link: string
  username: string | null
  createdAt: number
}

/** Links that wait, the first that came first. */
export async function waiting(db: Db, tournament: string): Promise<Waiting[]> {
  const { results } = await db.$client
    .prepare(
      `select l.id, l.tournament_id || '-' || l.round || '-' || l.match_no as match, l.link, u.username,
         trim(w.first_name || ' ' || w.last_name) || ' – ' || trim(b.first_name || ' ' || b.last_name) as name,
         l.created_at as createdAt
       from links l cross join matches m on m.tournament_id = l.tournament_id and m.round = l.round and m.no = l.match_no
         cross join players w on w.tournament_id = m.tournament_id and w.no = m.white
         cross join players b on b.tournament_id = m.tournament_id and b.no = m.black
         left join users u on u.id = l.user_id
       where l.tournament_id = ?1 and l.state = 'waiting' order by l.created_at, l.id limit 200`,
    )
    .bind(tournament)
    .all<Waiting>()
  return results
}

/** A link that waits, whose it is and what it leads to. */
export const find = (db: Db, tournament: string, id: string) =>
  db.$client
    .prepare(
      `select round, match_no as no, source, type, site_id as siteId, link from links
       where id = ?1 and tournament_id = ?2 and state = 'waiting'`,
    )
    .bind(id, tournament)
    .first<{ round: number; no: number; source: LinkSource; type: LinkType; siteId: string; link: string }>()

/** Refuses a link that waits; false when it was answered before. */
export async function refuse(db: Db, tournament: string, id: string, now: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `update links set state = 'removed', updated_at = ?3 where id = ?1 and tournament_id = ?2 and state = 'waiting'`,
    )
    .bind(id, tournament, now)
    .run()
  return meta.changes > 0
}

/** The pairings for which somebody's link waits. */
export async function submittedBy(db: Db, user: string): Promise<Set<string>> {
  const { results } = await db.$client
    .prepare("select tournament_id as id, round, match_no as no from links where user_id = ?1 and state = 'waiting'")
    .bind(user)
    .all<{ id: string; round: number; no: number }>()
  return new Set(results.map(({ id, round, no }) => matchId(id, round, no)))
}
