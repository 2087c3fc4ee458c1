import { sql } from 'drizzle-orm'
import type { BoardRange } from '#core/people/board-range.ts'
import type { Db } from './db.ts'

/** Adds an arbiter or changes their boards; returns the user id, undefined for an unknown username. */
export async function save(
  db: Db,
  tournament: string,
  username: string,
  { fromBoard, toBoard }: BoardRange,
): Promise<string | undefined> {
  const [row] = await db.all<{ user: string }>(sql`
    insert into arbiters (tournament_id, user_id, id, from_board, to_board)
    select ${tournament}, id, 1, ${fromBoard}, ${toBoard} from users where unique_id = lower(${username})
    on conflict do update set from_board = excluded.from_board, to_board = excluded.to_board
    returning user_id as user`)
  return row?.user
}

/** Removes an arbiter; false when the user was none. */
export async function remove(db: Db, tournament: string, username: string): Promise<boolean> {
  const rows = await db.all(sql`
    delete from arbiters where tournament_id = ${tournament}
      and user_id = (select id from users where unique_id = lower(${username})) returning id`)
  return rows.length > 0
}

/** The user's board range; undefined when the user is no arbiter of this tournament. */
export async function findRange(db: Db, tournament: string, user: string): Promise<BoardRange | undefined> {
  const [row] = await db.all<BoardRange>(sql`
    select from_board as fromBoard, to_board as toBoard from arbiters
    where tournament_id = ${tournament} and user_id = ${user} order by id limit 1`)
  return row
}
