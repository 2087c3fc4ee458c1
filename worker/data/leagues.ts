import { sql } from 'drizzle-orm'
import type { LeagueHead } from '#core/rows/season-rows.ts'
import type { LeagueAct, LeagueFields } from '#core/season/league-acts.ts'
import type { SeasonStage } from '#core/season/states.ts'
import type { Db } from './db.ts'

/** A league, and what the viewer is in it. */
export interface FoundLeague extends LeagueHead {
  ownerId: string | null
  version: number
  /** Seasons that the viewer manages; an empty word for the whole league. */
  manages: string[]
}

export interface LeagueSeason {
  id: string
  name: string
  stage: SeasonStage
  version: number
}

const HEAD = `l.id, l.name, l.description, l.rules_url as rulesURL, l.logo_url as logoURL, u.username as owner`

/** The league and its seasons, the newest first; undefined if there is no such league. */
export async function findLeague(
  { $client: d1 }: Db,
  id: string,
  viewer: string | undefined,
): Promise<{ league: FoundLeague; seasons: LeagueSeason[] } | undefined> {
  const [found, seasons, people] = await d1.batch([
    d1
      .prepare(
        `select ${HEAD}, l.owner_id as ownerId, l.version from leagues l left join users u on u.id = l.owner_id where l.id = ?`,
      )
      .bind(id),
    d1.prepare('select id, name, stage, version from seasons where league_id = ? order by no desc').bind(id),
    d1.prepare('select season_id from league_people where league_id = ? and user_id = ?').bind(id, viewer ?? ''),
  ])
  const [league] = found!.results as Omit<FoundLeague, 'manages'>[]
  if (!league) return undefined
  const manages = (people!.results as { season_id: string }[]).map((row) => row.season_id)
  return { league: { ...league, manages }, seasons: seasons!.results as LeagueSeason[] }
}

/** A league with its newest public season, as lists show it. */
export interface ListedLeague extends LeagueHead {
  season: string | null
  seasonName: string | null
  stage: SeasonStage | null
  divisions: number
  teams: number
}

/** Leagues with a public season, those that changed last first. */
export async function listLeagues({ $client: d1 }: Db, most: number): Promise<ListedLeague[]> {
  const { results } = await d1
    .prepare(
      `select ${HEAD}, s.id as season, s.name as seasonName, s.stage,
         (select count(*) from season_divisions d where d.league_id = s.league_id and d.season_id = s.id) as divisions,
         (select count(*) from season_entries e where e.league_id = s.league_id and e.season_id = s.id) as teams
       from leagues l indexed by leagues_listed left join users u on u.id = l.owner_id
       join seasons s on s.league_id = l.id
         and s.no = (select max(no) from seasons where league_id = l.id and stage <> 'draft')
       where l.listed_at > 0 order by l.listed_at desc limit ?`,
    )
    .bind(most)
    .all<ListedLeague>()
  return results
}

/** Returns false if the id is taken. */
export async function insertLeague(
  db: Db,
  id: string,
  { name, description, rulesURL, logoURL }: LeagueFields,
  owner: string,
  now: number,
): Promise<boolean> {
  const rows = await db.all(sql`
    insert into leagues (id, name, owner_id, description, rules_url, logo_url, created_at, updated_at)
    values (${id}, ${name}, ${owner}, ${description}, ${rulesURL}, ${logoURL}, ${now}, ${now})
    on conflict do nothing returning id`)
  return rows.length > 0
}

export interface LeagueChangeOptions {
  by: string
  now: number
  undoes?: number | undefined
}

/** Saves a change of a league in one batch; false if the league was changed meanwhile. */
export async function saveLeague(
  { $client: d1 }: Db,
  { id, version }: Pick<FoundLeague, 'id' | 'version'>,
  act: LeagueAct,
  { by, now, undoes }: LeagueChangeOptions,
): Promise<boolean> {
  const next = version + 1
  const fields = act.type === 'editLeague' ? act.after : undefined
  const [saved] = await d1.batch([
    d1
      .prepare(
        `update leagues set version = ?2, updated_at = ?3${fields ? ', name = ?5, description = ?6, rules_url = ?7, logo_url = ?8' : ''}
         where id = ?1 and version = ?4 returning version`,
      )
      .bind(
        id,
        next,
        now,
        version,
        ...(fields ? [fields.name, fields.description, fields.rulesURL, fields.logoURL] : []),
      ),
    d1
      .prepare(
        `insert into league_changes (league_id, version, at, "by", act, undoes)
         select ?1, ?2, ?3, ?4, ?5, ?6 from leagues where id = ?1 and version = ?2 on conflict do nothing`,
      )
      .bind(id, next, now, by, JSON.stringify(act), undoes ?? null),
    ...(act.type === 'editLeague' ? [] : managerStatements(d1, id, next, act)),
  ])
  return saved!.results.length > 0
}

/** They run only if the change has just been saved. */
function managerStatements(
  d1: Db['$client'],
  league: string,
  version: number,
  { type, user, season }: Extract<LeagueAct, { user: string }>,
): D1PreparedStatement[] {
  const landed = `exists (select 1 from league_changes
    where league_id = ?1 and version = ?4 and act ->> 'user' = ?3)`
  // In the divisions' tournaments a former manager stays a deputy until a director removes them there.
  if (type === 'removeManager')
    return [
      d1
        .prepare(`delete from league_people where league_id = ?1 and season_id = ?2 and user_id = ?3 and ${landed}`)
        .bind(league, season, user, version),
    ]
  return [
    d1
      .prepare(
        `insert into league_people (league_id, season_id, user_id) select ?1, ?2, ?3 where ${landed} on conflict do nothing`,
      )
      .bind(league, season, user, version),
    d1
      .prepare(
        `insert into deputies (tournament_id, user_id)
         select d.tournament_id, ?3 from season_divisions d join tournaments t on t.id = d.tournament_id
         where d.league_id = ?1 and d.season_id = iif(?2 = '', d.season_id, ?2) and t.organiser_id is not ?3 and ${landed}
         on conflict do nothing`,
      )
      .bind(league, season, user, version),
  ]
}

export interface StoredLeagueChange {
  version: number
  at: number
  by: string | null
  act: LeagueAct
  undoes: number | null
  /** Username of the manager whom it is about. */
  username: string | null
}

/** The changes of a league, the oldest first. */
export async function listLeagueChanges({ $client: d1 }: Db, league: string): Promise<StoredLeagueChange[]> {
  const { results } = await d1
    .prepare(
      `select c.version, c.at, u.username as "by", c.act, c.undoes, m.username
       from league_changes c left join users u on u.id = c."by" left join users m on m.id = c.act ->> 'user'
       where c.league_id = ? order by c.version`,
    )
    .bind(league)
    .all<Omit<StoredLeagueChange, 'act'> & { act: string }>()
  return results.map(({ act, ...row }) => ({ ...row, act: JSON.parse(act) as LeagueAct }))
}

export interface LeagueManager {
  username: string
  /** Empty for the whole league. */
  season: string
}

/** Who manages a league or one of its seasons, beside the owner. */
export async function listLeagueManagers(
  { $client: d1 }: Db,
  league: string,
  season: string,
): Promise<LeagueManager[]> {
  const { results } = await d1
    .prepare(
      `select u.username, p.season_id as season from league_people p join users u on u.id = p.user_id
       where p.league_id = ? and p.season_id in ('', ?) order by p.season_id, u.username`,
    )
    .bind(league, season)
    .all<LeagueManager>()
  return results
}

/** Whether a user manages this league (`season` is empty) or this season by an entry of their own. */
export const isListedManager = async (
  { $client: d1 }: Db,
  league: string,
  season: string,
  user: string,
): Promise<boolean> =>
  (await d1
    .prepare('select 1 from league_people where league_id = ? and season_id = ? and user_id = ?')
    .bind(league, season, user)
    .first()) !== null

/** Everyone who manages a season: the league's owner and deputies, and the season's managers. */
export async function listManagers(db: Db, league: string, season: string): Promise<string[]> {
  const rows = await db.all<{ id: string | null }>(sql`
    select owner_id as id from leagues where id = ${league}
    union select user_id from league_people where league_id = ${league} and season_id in ('', ${season})`)
  return rows.flatMap(({ id }) => id ?? [])
}
