import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Identities } from '#core/people/claim.ts'
import { sortKey } from '#core/text/fold.ts'
import { DAY } from '#core/time.ts'
import type { Db } from './db.ts'
import { fullName } from './players.ts'
import { accounts, claimRequests, players, users } from './schema/index.ts'

/** Milliseconds. */
export const CODE_LIFETIME = 30 * DAY

export interface EntryRef {
  tournament: string
  no: number
}

/** A user's claim of an entry. With `team`, a new team of this user gets the entry. */
export interface ClaimInput extends EntryRef {
  user: string
  /** Id and name of the new team; undefined for an individual's entry. */
  team?: { id: string; name: string }
  /** Digest of the claim code to use up. */
  code?: string
  /** The director grants the user's request. */
  granted?: boolean
  now: number
}

/** `subject` of an entry's claim codes. */
export const codeSubject = ({ tournament, no }: EntryRef): string => `${tournament}-${no}`

/** SQL condition: the entry is free, the user exists and has no other entry, and the code or the request is valid. */
export const claimGuard = ({ tournament, no, user, team, code, granted, now }: ClaimInput): SQL | undefined =>
  and(
    sql`exists (select 1 from players where tournament_id = ${tournament} and no = ${no} and user_id is null and team_id is null)`,
    sql`exists (select 1 from users where id = ${user})`,
    team
      ? undefined
      : sql`not exists (select 1 from players where tournament_id = ${tournament} and user_id = ${user})`,
    code === undefined
      ? undefined
      : sql`exists (select 1 from codes where hash = ${code} and subject = ${codeSubject({ tournament, no })}
          and used_at is null and expires_at > ${now})`,
    granted
      ? sql`exists (select 1 from claim_requests where tournament_id = ${tournament} and no = ${no} and user_id = ${user})`
      : undefined,
  )

/** Statements that create the team of a claimed entry. */
export const teamStatements = ({ tournament, no, user, team, now }: ClaimInput, landed: SQL): SQL[] =>
  team
    ? [
        sql`insert into teams (id, name, sort_name, nationality, chess_com, founder_id, created_at, updated_at)
          select ${team.id}, ${team.name}, ${sortKey(team.name)}, nationality, chess_com, ${user}, ${now}, ${now}
          from players where tournament_id = ${tournament} and no = ${no} and ${landed}`,
        sql`insert into team_members (team_id, user_id, level, created_at)
          select ${team.id}, ${user}, 1, ${now} where ${landed}`,
      ]
    : []

/** Statements that use up the code and delete the requests that a claim settles. */
export const claimStatements = ({ tournament, no, user, team, code, now }: ClaimInput, landed: SQL): SQL[] => [
  ...(code === undefined ? [] : [sql`update codes set used_at = ${now} where hash = ${code} and ${landed}`]),
  // A user has one entry in a tournament of individuals, so the claim settles their other requests there too.
  sql`delete from claim_requests where tournament_id = ${tournament}
    and (no = ${no} ${team ? sql`` : sql`or user_id = ${user}`}) and ${landed}`,
]

/** The user's verified accounts and email address. */
export async function findIdentities(db: Db, user: string): Promise<Identities> {
  const account = (id: 'lichess' | 'chessCom') =>
    db
      .select({ username: accounts.username })
      .from(accounts)
      .where(and(eq(accounts.userId, users.id), eq(accounts.id, id), eq(accounts.verified, true)))
  const found = await db
    .select({
      lichess: sql<string | null>`${account('lichess')}`.as('lichess'),
      chessCom: sql<string | null>`${account('chessCom')}`.as('chess_com'),
      email: sql<string | null>`case when ${users.emailMeta} ->> 'verified' then ${users.email} end`,
    })
    .from(users)
    .where(eq(users.id, user))
    .get()
  return found ?? { lichess: null, chessCom: null, email: null }
}

/** Whether the user has an entry of their own; entries of their teams do not count. */
export const hasEntry = async (db: Db, tournament: string, user: string): Promise<boolean> =>
  (await db
    .select({ no: players.no })
    .from(players)
    .where(and(eq(players.tournamentId, tournament), eq(players.userId, user)))
    .get()) !== undefined

/** Saves a claim request; false when the entry is taken. */
export async function saveRequest(db: Db, { tournament, no }: EntryRef, user: string, now: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `insert into claim_requests (tournament_id, no, user_id, created_at)
       select ?1, ?2, ?3, ?4 from players
       where tournament_id = ?1 and no = ?2 and user_id is null and team_id is null
       on conflict do update set created_at = claim_requests.created_at`,
    )
    .bind(tournament, no, user, now)
    .run()
  return meta.changes > 0
}

/** Whether the user's claim waits for the director's answer. */
export const hasRequest = async (db: Db, { tournament, no }: EntryRef, user: string): Promise<boolean> =>
  (await db
    .select({ no: claimRequests.no })
    .from(claimRequests)
    .where(and(eq(claimRequests.tournamentId, tournament), eq(claimRequests.no, no), eq(claimRequests.userId, user)))
    .get()) !== undefined

/** Claims that wait for the director's answer, oldest first. */
export const listRequests = (db: Db, tournament: string) =>
  db
    .select({
      user: users.id,
      username: users.username,
      name: users.name,
      no: players.no,
      entry: fullName(players),
      createdAt: claimRequests.createdAt,
    })
    .from(claimRequests)
    .innerJoin(users, eq(users.id, claimRequests.userId))
    .innerJoin(players, and(eq(players.tournamentId, claimRequests.tournamentId), eq(players.no, claimRequests.no)))
    .where(eq(claimRequests.tournamentId, tournament))
    .orderBy(claimRequests.createdAt, users.id)
    .all()

/** Deletes a request; false when it was answered or taken back before. */
export async function removeRequest(db: Db, { tournament, no }: EntryRef, user: string): Promise<boolean> {
  const { meta } = await db.$client
    .prepare('delete from claim_requests where tournament_id = ?1 and no = ?2 and user_id = ?3')
    .bind(tournament, no, user)
    .run()
  return meta.changes > 0
}
