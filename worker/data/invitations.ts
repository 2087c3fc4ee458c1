import { sql } from 'drizzle-orm'
import type { BoardRange } from '#core/people/board-range.ts'
import type { Invitation, InvitationKind, StaffRole } from '#core/people/invitation.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'

/** Identifies an invitation: its kind, its team or tournament, and the invited user. */
export interface InvitationKey {
  kind: InvitationKind
  /** Id of the team or the tournament. */
  id: string
  user: string
}

/** Invites a user to a team; false when they are a member, or the team was merged. Inviting again changes nothing. */
export async function saveToTeam(db: Db, { id, user }: Omit<InvitationKey, 'kind'>, by: string, now: number) {
  const { results } = await db.$client
    .prepare(
      `insert into team_invitations (team_id, user_id, invited_by, created_at)
       select t.id, u.id, ?3, ?4 from teams t, users u where t.id = ?1 and t.merged_into is null and u.id = ?2
         and not exists (select 1 from team_members where team_id = ?1 and user_id = ?2)
       on conflict do update set user_id = excluded.user_id returning user_id`,
    )
    .bind(id, user, by, now)
    .all()
  return results.length > 0
}

/** Invites a user to a role; inviting again changes an arbiter's boards. */
export async function saveToStaff(
  db: Db,
  { id, user, role, fromBoard, toBoard }: BoardRange & { id: string; user: string; role: StaffRole },
  by: string,
  now: number,
): Promise<void> {
  await db.run(sql`
    insert into staff_invitations (tournament_id, user_id, role, from_board, to_board, invited_by, created_at)
    values (${id}, ${user}, ${role}, ${fromBoard}, ${toBoard}, ${by}, ${now})
    on conflict do update set from_board = excluded.from_board, to_board = excluded.to_board`)
}

/** The user's invitations, newest first. */
export const listOfUser = (db: Db, user: string): Promise<Invitation[]> =>
  db.all<Invitation>(sql`
    select 'team' as kind, t.id as id, t.name as name, u.username as "by", null as competitors, null as fromBoard, null as toBoard, i.created_at as createdAt
      from team_invitations i join teams t on t.id = i.team_id and t.merged_into is null
      left join users u on u.id = i.invited_by where i.user_id = ${user}
    union all
    select i.role, t.id, t.name, u.username, coalesce(t.settings ->> 'competitors', ${DEFAULTS.competitors}), i.from_board, i.to_board, i.created_at
      from staff_invitations i join tournaments t on t.id = i.tournament_id
      left join users u on u.id = i.invited_by where i.user_id = ${user}
    order by 8 desc, 2`)

/** Usernames of users who are invited to a team. */
export async function listOfTeam(db: Db, team: string): Promise<string[]> {
  const rows = await db.all<{ username: string }>(sql`
    select u.username from team_invitations i join users u on u.id = i.user_id where i.team_id = ${team} order by u.unique_id`)
  return rows.map(({ username }) => username)
}

const rowOf = ({ kind, id, user }: InvitationKey) =>
  kind === 'team'
    ? sql`team_invitations where team_id = ${id} and user_id = ${user}`
    : sql`staff_invitations where tournament_id = ${id} and user_id = ${user} and role = ${kind}`

const JOIN: Record<InvitationKind, (key: InvitationKey, now: number) => ReturnType<typeof sql>> = {
  team: (key, now) => sql`insert into team_members (team_id, user_id, level, created_at)
    select team_id, user_id, 0, ${now} from ${rowOf(key)}
      and exists (select 1 from teams where id = ${key.id} and merged_into is null) on conflict do nothing`,
  deputy: (key) => sql`insert into deputies (tournament_id, user_id)
    select tournament_id, user_id from ${rowOf(key)} on conflict do nothing`,
  arbiter: (key) => sql`insert into arbiters (tournament_id, user_id, id, from_board, to_board)
    select tournament_id, user_id, 1, from_board, to_board from ${rowOf(key)} on conflict do nothing`,
}

/** Takes an invitation away; false when there is none. */
export async function remove(db: Db, key: InvitationKey): Promise<boolean> {
  const rows = await db.all(sql`delete from ${rowOf(key)} returning user_id`)
  return rows.length > 0
}

/** Makes the user what they are invited to be; false when there is no invitation any more. */
export async function accept(db: Db, key: InvitationKey, now: number): Promise<boolean> {
  const [, gone] = await runBatch(db, [JOIN[key.kind](key, now), sql`delete from ${rowOf(key)} returning user_id`])
  return gone!.results.length > 0
}
