import { sql } from 'drizzle-orm'
import type { LeagueHead } from '#core/rows/season-rows.ts'
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

export interface LeagueFields {
  name: string
  description: string | null
  rulesURL: string | null
  logoURL: string | null
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

export const updateLeague = async (db: Db, id: string, fields: LeagueFields, now: number): Promise<void> => {
  const { name, description, rulesURL, logoURL } = fields
  await db.run(sql`
    update leagues set name = ${name}, description = ${description}, rules_url = ${rulesURL}, logo_url = ${logoURL},
      version = version + 1, updated_at = ${now} where id = ${id}`)
}

/** Lets a user manage the league (`season` is empty) or one season, and the tournaments of its divisions. */
export async function addManager({ $client: d1 }: Db, league: string, season: string, user: string): Promise<void> {
  await d1.batch([
    d1
      .prepare('insert into league_people (league_id, season_id, user_id) values (?, ?, ?) on conflict do nothing')
      .bind(league, season, user),
    d1
      .prepare(
        `insert into deputies (tournament_id, user_id)
         select d.tournament_id, ?3 from season_divisions d join tournaments t on t.id = d.tournament_id
         where d.league_id = ?1 and d.season_id = iif(?2 = '', d.season_id, ?2) and t.organiser_id is not ?3
         on conflict do nothing`,
      )
      .bind(league, season, user),
  ])
}

/** Takes it back. In the divisions' tournaments the user stays a deputy until a director removes them there. */
export async function removeManager(db: Db, league: string, season: string, user: string): Promise<boolean> {
  const rows = await db.all(sql`
    delete from league_people where league_id = ${league} and season_id = ${season} and user_id = ${user}
    returning user_id`)
  return rows.length > 0
}

/** Everyone who manages a season: the league's owner and deputies, and the season's managers. */
export async function listManagers(db: Db, league: string, season: string): Promise<string[]> {
  const rows = await db.all<{ id: string | null }>(sql`
    select owner_id as id from leagues where id = ${league}
    union select user_id from league_people where league_id = ${league} and season_id in ('', ${season})`)
  return rows.flatMap(({ id }) => id ?? [])
}
