import type { Db } from './db.ts'

const SIBLINGS = `
  select d.tournament_id as id from season_divisions own
  join season_divisions d on d.league_id = own.league_id and d.season_id = own.season_id
    and d.tournament_id <> own.tournament_id
  where own.tournament_id = ?`

/** The other divisions of the season that a tournament belongs to; empty for any other tournament. */
export async function listOtherDivisions({ $client: d1 }: Db, tournament: string): Promise<string[]> {
  const { results } = await d1.prepare(SIBLINGS).bind(tournament).all<{ id: string }>()
  return results.map(({ id }) => id)
}
