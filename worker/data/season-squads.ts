import { sql, type SQL } from 'drizzle-orm'
import type { SeasonFacts } from '#core/season/facts.ts'
import type { SquadPlayer } from '#core/season/squads.ts'
import type { Db } from './db.ts'

type SquadSeason = Pick<SeasonFacts, 'league' | 'id'>

/** The lists of players of these teams; teams without one are left out. */
export async function findSquads(
  db: Db,
  { league, id }: SquadSeason,
  teams: readonly string[],
): Promise<Map<string, SquadPlayer[]>> {
  if (teams.length === 0) return new Map()
  const rows = await db.all<{ team: string; squad: string }>(sql`
    select team_id as team, squad from season_squads
    where league_id = ${league} and season_id = ${id}
      and team_id in (select value from json_each(${JSON.stringify(teams)}))`)
  return new Map(rows.map(({ team, squad }) => [team, JSON.parse(squad) as SquadPlayer[]]))
}

/** A statement that saves a list of players, if `landed` holds. */
export const saveSquad =
  ({ league, id }: SquadSeason, team: string, squad: readonly SquadPlayer[], now: number) =>
  (landed: SQL): SQL =>
    sql`
    insert into season_squads (league_id, season_id, team_id, squad, updated_at)
    select ${league}, ${id}, ${team}, ${JSON.stringify(squad)}, ${now} where ${landed}
    on conflict do update set squad = excluded.squad, updated_at = excluded.updated_at`

/** A statement that deletes a list of players, if `landed` holds. */
export const removeSquad =
  ({ league, id }: SquadSeason, team: string) =>
  (landed: SQL): SQL =>
    sql`
    delete from season_squads where league_id = ${league} and season_id = ${id} and team_id = ${team} and ${landed}`
