import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Identities } from '#core/people/claim.ts'
import { sortKey } from '#core/text/fold.ts'
import { DAY } from '#core/time.ts'
import type { Db } from './db.ts'
import { fullName } from './players.ts'
import { accounts, claimRequests, players, users } from './schema/index.ts'

/** So long a claim code is good, in milliseconds. */
export const CODE_LIFETIME = 30 * DAY

/** Which entry: a tournament's, by its number. */
export interface EntryRef {
  tournament: string
  no: number
}

/** Somebody claims an entry; with a team, it becomes a new one of theirs. */
export interface ClaimInput extends EntryRef {
  user: string
  /** The id of the team that it makes, and its name; undefined for an individual's entry. */
  team?: { id: string; name: string }
  /** The digest of the code that has to be used up for it. */
  code?: string
  /** Whether the director grants what this user asked of them. */
  granted?: boolean
  now: number
}

/** The subject of an entry's codes. */
export const codeSubject = ({ tournament, no }: EntryRef): string => `${tournament}-${no}`

/** What a claim rests on: the entry is free, the person is there and has no other, and the proof holds. */
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

/** The statements that make the team that an entry becomes. */
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

/** The statements that go with a claim: the code is used up, and nobody waits for the entry any more. */
export const claimStatements = ({ tournament, no, user, team, code, now }: ClaimInput, landed: SQL): SQL[] => [
  ...(code === undefined ? [] : [sql`update codes set used_at = ${now} where hash = ${code} and ${landed}`]),
  // Nobody has two entries of a tournament of individuals: what else they asked for there is settled too.
  sql`delete from claim_requests where tournament_id = ${tournament}
    and (no = ${no} ${team ? sql`` : sql`or user_id = ${user}`}) and ${landed}`,
]

/** What somebody has proven to be theirs. */
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

/** Whether somebody has an entry of their own in a tournament. */
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

/** Whether somebody waits for the director's answer. */
export const hasRequest = async (db: Db, { tournament, no }: EntryRef, user: string): Promise<boolean> =>
  (await db
    .select({ no: claimRequests.no })
    .from(claimRequests)
    .where(and(eq(claimRequests.tournamentId, tournament), eq(claimRequests.no, no), eq(claimRequests.userId, user)))
    .get()) !== undefined

/** Who says that an entry is theirs and waits for the director's answer, the first who came first. */
export const listRequests = (db: Db, tournament: string) =>
  db
    .select({
      user: users.id,
      username: users.username,
      name: users.name,
      no: players.no,
      /** The entry's name. */
      entry: fullName(players),
      createdAt: claimRequests.createdAt,
    })
    .from(claimRequests)
    .innerJoin(users, eq(users.id, claimRequests.userId))
    .innerJoin(players, and(eq(players.tournamentId, claimRequests.tournamentId), eq(players.no, claimRequests.no)))
    .where(eq(claimRequests.tournamentId, tournament))
    .orderBy(claimRequests.createdAt, users.id)
    .all()

/** Forgets a request; false when it was answered or taken back before. */
export async function removeRequest(db: Db, { tournament, no }: EntryRef, user: string): Promise<boolean> {
  const { meta } = await db.$client
    .prepare('delete from claim_requests where tournament_id = ?1 and no = ?2 and user_id = ?3')
    .bind(tournament, no, user)
    .run()
  return meta.changes > 0
}
