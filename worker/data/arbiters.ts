import { sql } from 'drizzle-orm'
import type { BoardRange } from '#core/people/board-range.ts'
import type { Db } from './db.ts'

/** Changes an arbiter's boards; false when the user is no arbiter. */
export async function update(
  db: Db,
  tournament: string,
  user: string,
  { fromBoard, toBoard }: BoardRange,
): Promise<boolean> {
  const rows = await db.all(sql`
    update arbiters set from_board = ${fromBoard}, to_board = ${toBoard}
    where tournament_id = ${tournament} and user_id = ${user} returning user_id`)
  return rows.length > 0
}

/** Removes an arbiter; false when the user was none. */
export async function remove(db: Db, tournament: string, user: string): Promise<boolean> {
  const rows = await db.all(sql`
    delete from arbiters where tournament_id = ${tournament} and user_id = ${user} returning id`)
  return rows.length > 0
}

/** The user's board range; undefined when the user is no arbiter of this tournament. */
export async function findRange(db: Db, tournament: string, user: string): Promise<BoardRange | undefined> {
  const [row] = await db.all<BoardRange>(sql`
    select from_board as fromBoard, to_board as toBoard from arbiters
    where tournament_id = ${tournament} and user_id = ${user} order by id limit 1`)
  return row
}
