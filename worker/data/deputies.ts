import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Adds a deputy; returns the user id, undefined for an unknown username. */
export async function save(db: Db, tournament: string, username: string): Promise<string | undefined> {
  const [row] = await db.all<{ user: string }>(sql`
    insert into deputies (tournament_id, user_id) select ${tournament}, id from users where unique_id = lower(${username})
    on conflict do update set user_id = excluded.user_id returning user_id as user`)
  return row?.user
}

/** Removes a deputy; false when the user was none. */
export async function remove(db: Db, tournament: string, username: string): Promise<boolean> {
  const rows = await db.all(sql`
    delete from deputies where tournament_id = ${tournament}
      and user_id = (select id from users where unique_id = lower(${username})) returning user_id`)
  return rows.length > 0
}
