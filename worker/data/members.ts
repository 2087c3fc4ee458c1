import type { Db } from './db.ts'

/** How somebody stands to a team. */
export interface Standing {
  /** The team has become part of another. */
  merged: boolean
  /** 1 and more for an admin, 0 for a member; null for who is neither. */
  level: number | null
}

/** How somebody stands to a team; undefined when there is no such team. */
export async function standing(db: Db, team: string, user: string): Promise<Standing | undefined> {
  const found = await db.$client
    .prepare(
      `select merged_into is not null as merged,
         (select level from team_members where team_id = ?1 and user_id = ?2) as level
       from teams where id = ?1`,
    )
    .bind(team, user)
    .first<{ merged: 0 | 1; level: number | null }>()
  return found ? { merged: found.merged === 1, level: found.level } : undefined
}

const STANDS = 'exists (select 1 from teams where id = ?1 and merged_into is null)'
// An admin who goes leaves another behind.
const ADMIN_LEFT = `(level = 0 or exists (
  select 1 from team_members other where other.team_id = ?1 and other.level > 0 and other.user_id <> team_members.user_id))`

/** Puts somebody into a team; false when they are in it, or the team was merged. */
export async function add(db: Db, team: string, user: string, now: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `insert into team_members (team_id, user_id, level, created_at)
       select ?1, id, 0, ?3 from users where id = ?2 and ${STANDS} on conflict do nothing`,
    )
    .bind(team, user, now)
    .run()
  return meta.changes > 0
}

/** Takes somebody out of a team; false when they are not in it, or are its last admin. */
export async function remove(db: Db, team: string, user: string): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(`delete from team_members where team_id = ?1 and user_id = ?2 and ${ADMIN_LEFT}`)
    .bind(team, user)
    .run()
  return meta.changes > 0
}

/** Makes a member an admin, or an admin a member; false when they are not in the team, or are its last admin. */
export async function setLevel(db: Db, team: string, user: string, level: 0 | 1): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `update team_members set level = ?3 where team_id = ?1 and user_id = ?2 and ${STANDS} and (?3 > 0 or ${ADMIN_LEFT})`,
    )
    .bind(team, user, level)
    .run()
  return meta.changes > 0
}
