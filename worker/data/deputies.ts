import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

export async function has(db: Db, tournament: string, user: string): Promise<boolean> {
  const rows = await db.all(sql`select 1 from deputies where tournament_id = ${tournament} and user_id = ${user}`)
  return rows.length > 0
}

/** Removes a deputy; false when the user was none. */
export async function remove(db: Db, tournament: string, user: string): Promise<boolean> {
  const rows = await db.all(sql`
    delete from deputies where tournament_id = ${tournament} and user_id = ${user} returning user_id`)
  return rows.length > 0
}
