import { sql, type SQL } from 'drizzle-orm'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'

/** Statement: the festival’s owner and staff become deputies of a section, unless they organise it. */
export const deputyStatement = (festival: string, tournament: string, landed: SQL): SQL => sql`
  insert into deputies (tournament_id, user_id)
  select ${tournament}, who.id from
    (select owner_id as id from festivals where id = ${festival} and owner_id is not null
      union select user_id from festival_staff where festival_id = ${festival}) who
  where ${landed} and who.id is not (select organiser_id from tournaments where id = ${tournament})
  on conflict do nothing`

/** Statement: the staff of a festival are no deputies of this section any more. */
export const noDeputyStatement = (festival: string, tournament: string, landed: SQL): SQL => sql`
  delete from deputies where tournament_id = ${tournament} and ${landed}
    and user_id in (select user_id from festival_staff where festival_id = ${festival})`

/** Usernames of those who run a festival beside its owner. */
export async function listFestivalStaff(db: Db, id: string): Promise<string[]> {
  const rows = await db.all<{ username: string }>(sql`
    select u.username from festival_staff s join users u on u.id = s.user_id where s.festival_id = ${id}
    order by u.username`)
  return rows.map(({ username }) => username)
}

/** Lets a user run a festival and all its sections. */
export async function addFestivalStaff(db: Db, id: string, user: string): Promise<void> {
  await runBatch(db, [
    sql`insert into festival_staff (festival_id, user_id) values (${id}, ${user}) on conflict do nothing`,
    sql`insert into deputies (tournament_id, user_id)
      select s.tournament_id, ${user} from festival_sections s join tournaments t on t.id = s.tournament_id
      where s.festival_id = ${id} and t.organiser_id is not ${user} on conflict do nothing`,
  ])
}

/** Takes it back, in the sections too. Returns false if the user wasn’t one of the staff. */
export async function removeFestivalStaff(db: Db, id: string, user: string): Promise<boolean> {
  const [removed] = await runBatch(db, [
    sql`delete from festival_staff where festival_id = ${id} and user_id = ${user} returning user_id`,
    sql`delete from deputies where user_id = ${user}
      and tournament_id in (select tournament_id from festival_sections where festival_id = ${id})`,
  ])
  return removed!.results.length > 0
}
