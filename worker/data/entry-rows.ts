import { sql, type SQL } from 'drizzle-orm'
import { entriesSlice } from '#core/snapshot/slice.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { PlayerRecord } from '#core/snapshot/records.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import type { Db } from './db.ts'

/** Slices of tournaments with only the entries that meet `condition`, which is about `players p`. */
export async function listEntrySlices(db: Db, condition: SQL): Promise<Snapshot[]> {
  const rows = await db.all<{ id: string; version: number; settings: string; players: string }>(sql`
    select t.id, t.version, t.settings, json_group_array(json_object('no', p.no, 'firstName', p.first_name,
      'lastName', p.last_name, 'title', p.title, 'rating', p.rating, 'nationality', p.nationality, 'pool', p.pool,
      'active', json(iif(p.active, 'true', 'false')), 'joinedFrom', p.joined_from,
      'withdrawnFrom', p.withdrawn_from, 'exclusion', p.exclusion, 'owner', p.owner, 'code', p.code)) as players
    from players p join tournaments t on t.id = p.tournament_id where ${condition} group by t.id`)
  return rows.map(({ id, version, settings, players }) =>
    entriesSlice(
      { id, version, settings: JSON.parse(settings) as Partial<Settings> },
      JSON.parse(players) as PlayerRecord[],
    ),
  )
}
