import type { Db } from './db.ts'

const PLAYING = `
  with playing as (select no, user_id, team_id from players
    where tournament_id = ?1 and no in (select value from json_each(?2)))
  select user_id as id from playing where user_id is not null
  union select m.user_id from playing cross join team_members m on m.team_id = playing.team_id
  union select i.user_id from playing cross join individuals i
    on i.tournament_id = ?1 and i.team_no = playing.no where i.user_id is not null`

/** Ids of the users behind these competitors: players, members of teams, and players on their lists. */
export async function listUsersOf({ $client: d1 }: Db, id: string, competitors: readonly number[]): Promise<string[]> {
  if (competitors.length === 0) return []
  const { results } = await d1.prepare(PLAYING).bind(id, JSON.stringify(competitors)).all<{ id: string }>()
  return results.map((row) => row.id)
}
