import { and, eq, sql } from 'drizzle-orm'
import type { Joining } from '#core/tournament/joining.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'
import { teams, users } from './schema/people.ts'

/** Who enters what. */
export interface Entering {
  tournament: string
  user: string
  /** In a team event. */
  team: string | null
  now: number
}

const OWN = `(select 1 from players where tournament_id = ?1 and (user_id = ?2 and ?3 is null or team_id = ?3))`

// The number after the last; of two who come at once the primary key lets one in, and the other finds themself there.
const ENTER = `
  insert into players (tournament_id, no, first_name, last_name, rating, nationality, user_id, team_id, owner, lichess,
    chess_com, fide_id, created_at, updated_at)
  select ?1, (select coalesce(max(no), 0) + 1 from players where tournament_id = ?1),
    case when ?3 is null then coalesce(nullif(u.name, ''), u.username) else team.name end, '', 0,
    case when ?3 is null then u.nationality else team.nationality end,
    case when ?3 is null then u.id end, ?3, case when ?3 is null then u.username else ?3 end,
    (select username from accounts where user_id = u.id and id = 'lichess' and verified = 1),
    (select username from accounts where user_id = u.id and id = 'chessCom' and verified = 1),
    case when ?3 is null then u.fide end, ?4, ?4
  from users u left join teams team on team.id = ?3 and team.merged_into is null
  where u.id = ?2 and (?3 is null or team.id is not null) and not exists ${OWN}`

const OPEN = ` and exists (select 1 from tournaments where id = ?1 and settings ->> 'allowRegistration' = 'open')`
const ACCEPTED = `
  and exists (select 1 from requests where tournament_id = ?1 and user_id = ?2 and state = 'accepted')`

/** The version grows where the number of entries did; it is the answer. */
const COUNTED = `
  update tournaments set version = version + 1, updated_at = ?2,
    players = (select count(*) from players where tournament_id = ?1)
  where id = ?1 and players <> (select count(*) from players where tournament_id = ?1) returning version`

/** Enters somebody or their team while registration is open; the version after it, undefined when nothing changed. */
export async function enter(db: Db, { tournament, user, team, now }: Entering): Promise<number | undefined> {
  const [, counted] = await db.$client.batch<{ version: number }>([
    db.$client.prepare(ENTER + OPEN).bind(tournament, user, team, now),
    db.$client.prepare(COUNTED).bind(tournament, now),
  ])
  return counted!.results[0]?.version
}

/** Keeps that somebody asks to join, where that has to be approved; whether they wait now. */
export async function ask(db: Db, { tournament, user, team, now }: Entering): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `insert into requests (tournament_id, user_id, team_id, state, created_at)
       select ?1, ?2, ?3, 'waiting', ?4 where not exists ${OWN}
         and exists (select 1 from tournaments where id = ?1 and settings ->> 'allowRegistration' = 'approve')
       on conflict do update set state = 'waiting', team_id = ?3, created_at = ?4 where state <> 'waiting'`,
    )
    .bind(tournament, user, team, now)
    .run()
  return meta.changes > 0
}

/** How far somebody is with a tournament. */
export async function stateOf(db: Db, tournament: string, user: string): Promise<Joining> {
  const found = await db.$client
    .prepare(
      `select exists (select 1 from players where tournament_id = ?1 and (user_id = ?2 or team_id in
          (select team_id from team_members where user_id = ?2 and level > 0))) as joined,
        exists (select 1 from requests where tournament_id = ?1 and user_id = ?2 and state = 'waiting') as waiting`,
    )
    .bind(tournament, user)
    .first<{ joined: 0 | 1; waiting: 0 | 1 }>()
  if (found?.joined) return 'joined'
  return found?.waiting ? 'waiting' : 'none'
}

/** Takes back a request, or an entry while nothing is drawn; the version after it, undefined when only the request went. */
export async function withdraw(db: Db, tournament: string, user: string, now: number): Promise<number | undefined> {
  const [, , counted] = await db.$client.batch<{ version: number }>([
    db.$client
      .prepare("update requests set state = 'withdrawn' where tournament_id = ?1 and user_id = ?2")
      .bind(tournament, user),
    db.$client
      .prepare(
        `delete from players where tournament_id = ?1 and (user_id = ?2 or team_id in
          (select team_id from team_members where user_id = ?2 and level > 0))
         and not exists (select 1 from matches where tournament_id = ?1)
         and exists (select 1 from tournaments where id = ?1 and round = 0)`,
      )
      .bind(tournament, user),
    db.$client.prepare(COUNTED).bind(tournament, now),
  ])
  return counted!.results[0]?.version
}

/** Who waits to be let in, the first who came first. */
export const requests = (db: Db, tournament: string) =>
  db
    .select({
      user: users.id,
      username: users.username,
      name: users.name,
      team: sql<string | null>`${teams.name}`.as('team'),
      createdAt: tables.requests.createdAt,
    })
    .from(tables.requests)
    .innerJoin(users, eq(users.id, tables.requests.userId))
    .leftJoin(teams, eq(teams.id, tables.requests.teamId))
    .where(and(eq(tables.requests.tournamentId, tournament), eq(tables.requests.state, 'waiting')))
    .orderBy(tables.requests.createdAt, users.id)
    .all()

const ANSWER = `
  update requests set state = ?3 where tournament_id = ?1 and user_id = ?2 and state = 'waiting' returning team_id as team`

/** Answers a request; `answered` is false when it was answered or taken back before. */
export async function answer(db: Db, tournament: string, user: string, accept: boolean, now: number) {
  const found = await db.$client
    .prepare(ANSWER)
    .bind(tournament, user, accept ? 'accepted' : 'refused')
    .first<{ team: string | null }>()
  if (!found || !accept) return { answered: found !== null }
  const [, counted] = await db.$client.batch<{ version: number }>([
    db.$client.prepare(ENTER + ACCEPTED).bind(tournament, user, found.team, now),
    db.$client.prepare(COUNTED).bind(tournament, now),
  ])
  return { answered: true, version: counted!.results[0]?.version }
}
