import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { RegistrationState } from '#core/tournament/registration.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'
import { teams, users } from './schema/people.ts'

export interface NewEntry {
  tournament: string
  user: string
  /** Team id in a team event; null for an individual. */
  team: string | null
  now: number
}

interface NewRequest extends NewEntry {
  /** Whether they want letters about the entry. */
  letters: boolean
}

const OWN_ENTRY = `(select 1 from players where tournament_id = ?1 and (user_id = ?2 and ?3 is null or team_id = ?3))`

/** A user's or a team's data for a new entry. */
export interface Entrant {
  name: string
  nationality: string
  /** As in the snapshot: a username, or a team id. */
  owner: string
}

/** undefined when the user or the team no longer exists. */
export async function findEntrant(db: Db, user: string, team: string | null): Promise<Entrant | undefined> {
  if (team === null) {
    const found = await db.select().from(users).where(eq(users.id, user)).get()
    return found && { name: found.name || found.username, nationality: found.nationality, owner: found.username }
  }
  const found = await db
    .select()
    .from(teams)
    .where(and(eq(teams.id, team), isNull(teams.mergedInto)))
    .get()
  return found && { name: found.name, nationality: found.nationality, owner: found.id }
}

/** SQL condition: the user, or the team, has no entry yet. */
export const hasNoEntry = ({ tournament, user, team }: Omit<NewEntry, 'now'>): SQL => sql`not exists (
  select 1 from players where tournament_id = ${tournament} and ${team === null ? sql`user_id = ${user}` : sql`team_id = ${team}`})`

/** SQL condition: registration is open. */
export const isOpen = (tournament: string): SQL =>
  sql`exists (select 1 from tournaments where id = ${tournament} and settings ->> 'allowRegistration' = 'open')`

/** SQL condition: nothing is drawn yet. An entry that leaves later would leave its opponent waiting at a board. */
export const isUndrawn = (tournament: string): SQL =>
  sql`exists (select 1 from tournaments where id = ${tournament} and round = 0)
    and not exists (select 1 from matches where tournament_id = ${tournament})`

/** SQL condition: the user's request to join is not answered yet. */
export const isWaiting = (tournament: string, user: string): SQL =>
  sql`exists (select 1 from requests where tournament_id = ${tournament} and user_id = ${user} and state = 'waiting')`

/**
 * Statement that copies to an entry the owner's data that is not in the snapshot. `letters`: they want letters about the
 * entry, at their verified address.
 */
export const contactStatement = (
  tournament: string,
  no: number,
  { user, letters }: { user: string; letters: boolean },
  landed: SQL,
): SQL => sql`
  update players set
    lichess = (select username from accounts where user_id = ${user} and id = 'lichess' and verified = 1),
    chess_com = (select username from accounts where user_id = ${user} and id = 'chessCom' and verified = 1),
    email = case when ${letters ? 1 : 0} then
      (select lower(email) from users where id = ${user} and email_meta ->> 'verified') end,
    fide_id = case when team_id is null then (select fide from users where id = ${user}) end
  where tournament_id = ${tournament} and no = ${no} and ${landed}`

export const acceptStatement = (tournament: string, user: string, landed: SQL): SQL => sql`
  update requests set state = 'accepted' where tournament_id = ${tournament} and user_id = ${user} and ${landed}`

/**
 * Saves a request to join where the director approves entries; false when no approval is needed, or the user has an
 * entry or a waiting request.
 */
export async function saveRequest(db: Db, { tournament, user, team, letters, now }: NewRequest): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `insert into requests (tournament_id, user_id, team_id, state, created_at, letters)
       select ?1, ?2, ?3, 'waiting', ?4, ?5 where not exists ${OWN_ENTRY}
         and exists (select 1 from tournaments where id = ?1 and settings ->> 'allowRegistration' = 'approve')
       on conflict do update set state = 'waiting', team_id = ?3, created_at = ?4, letters = ?5 where state <> 'waiting'`,
    )
    .bind(tournament, user, team, now, letters ? 1 : 0)
    .run()
  return meta.changes > 0
}

/** Whether the user has joined, waits for approval, or neither. */
export async function findState(db: Db, tournament: string, user: string): Promise<RegistrationState> {
  const found = await db.$client
    .prepare(
      `select exists (select 1 from players where tournament_id = ?1 and (user_id = ?2 or team_id in
          (select team_id from team_members where user_id = ?2 and level > 0))) as joined,
        exists (select 1 from requests where tournament_id = ?1 and user_id = ?2 and state = 'waiting') as waiting`,
    )
    .bind(tournament, user)
    .first<{ joined: 0 | 1; waiting: 0 | 1 }>()
  if (found?.joined) return 'joined'
  return found?.waiting ? 'waiting' : 'none'
}

/** Withdraws a request, even an answered one. */
export async function withdrawRequest(db: Db, tournament: string, user: string): Promise<void> {
  await db
    .update(tables.requests)
    .set({ state: 'withdrawn' })
    .where(and(eq(tables.requests.tournamentId, tournament), eq(tables.requests.userId, user)))
}

export interface OwnEntry {
  no: number
  name: string
  /** Team id; null for an individual. */
  team: string | null
  /** true: made by joining. false: made by the organiser, then claimed. */
  isOwnDoing: boolean
}

/** Entries that the user manages: their own, and those of teams that they are an admin of. */
export async function listOwnEntries(db: Db, tournament: string, user: string): Promise<OwnEntry[]> {
  const rows = await db.all<Omit<OwnEntry, 'isOwnDoing'> & { isOwnDoing: 0 | 1 }>(sql`
    select p.no, trim(p.first_name || ' ' || p.last_name) as name, p.team_id as team,
      exists (select 1 from changes c, json_each(c.act) act where c.tournament_id = p.tournament_id
        and act.value ->> 'type' in ('join', 'addEntry') and act.value -> 'entry' ->> 'no' = p.no
        and act.value -> 'entry' ->> 'owner' is not null) as isOwnDoing
    from players p where p.tournament_id = ${tournament} and (p.user_id = ${user} or p.team_id in
      (select team_id from team_members where user_id = ${user} and level > 0))
    order by p.no`)
  return rows.map((row) => ({ ...row, isOwnDoing: row.isOwnDoing === 1 }))
}

/** Requests that wait for approval, oldest first. */
export const listRequests = (db: Db, tournament: string) =>
  db
    .select({
      user: users.id,
      username: users.username,
      name: users.name,
      team: sql<string | null>`${teams.name}`.as('team'),
      createdAt: tables.requests.createdAt,
    })
    .from(tables.requests)
    .innerJoin(users, eq(users.id, tables.requests.userId))
    .leftJoin(teams, eq(teams.id, tables.requests.teamId))
    .where(and(eq(tables.requests.tournamentId, tournament), eq(tables.requests.state, 'waiting')))
    .orderBy(tables.requests.createdAt, users.id)
    .all()

/** The team id of a waiting request, and whether letters are wanted; undefined when it was answered or withdrawn. */
export const findRequest = (db: Db, tournament: string, user: string) =>
  db
    .select({ team: tables.requests.teamId, letters: tables.requests.letters })
    .from(tables.requests)
    .where(
      and(
        eq(tables.requests.tournamentId, tournament),
        eq(tables.requests.userId, user),
        eq(tables.requests.state, 'waiting'),
      ),
    )
    .get()

/** Answers a request without making an entry; false when it was answered or withdrawn before. */
export async function closeRequest(
  db: Db,
  tournament: string,
  user: string,
  state: 'accepted' | 'refused',
): Promise<boolean> {
  const rows = await db
    .update(tables.requests)
    .set({ state })
    .where(
      and(
        eq(tables.requests.tournamentId, tournament),
        eq(tables.requests.userId, user),
        eq(tables.requests.state, 'waiting'),
      ),
    )
    .returning({ user: tables.requests.userId })
  return rows.length > 0
}
