import { desc, sql } from 'drizzle-orm'
import type { RecentChange } from '#core/changes/told-events.ts'
import type { Act } from '#core/changes/act.ts'
import type { Db } from './db.ts'
import { changes } from './schema/index.ts'

/**
 * The changes since a round was last published, the newest first; all changes if it never was, as in an imported
 * event. Texts about people stay references.
 */
export async function listSincePublication(db: Db, id: string, round: number): Promise<RecentChange[]> {
  const published = sql`select c.version from changes c where c.tournament_id = ${id} and exists (
    select 1 from json_each(c.act) where value ->> 'type' = 'publishRound' and value ->> 'round' = ${round})
    order by c.version desc limit 1`
  const rows = await db
    .select({ version: changes.version, at: changes.at, act: changes.act, inverse: changes.inverse })
    .from(changes)
    .where(sql`${changes.tournamentId} = ${id} and ${changes.version} >= coalesce((${published}), 0)`)
    .orderBy(desc(changes.version))
    .all()
  return rows.map(({ act, inverse, ...row }) => ({
    ...row,
    acts: JSON.parse(act) as Act[],
    inverse: JSON.parse(inverse) as Act[] | null,
  }))
}
