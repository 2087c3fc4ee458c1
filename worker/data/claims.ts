import { and, eq, sql } from 'drizzle-orm'
import type { Known } from '#core/people/claim.ts'
import { sortKey } from '#core/text/plain.ts'
import { digestOf } from './codes.ts'
import type { Db } from './db.ts'
import { fullName } from './players.ts'
import { accounts, claimRequests, players, users } from './schema/index.ts'

/** Which entry: a tournament's, by its number. */
export interface EntryOf {
  tournament: string
  no: number
}

/** Somebody claims an entry; with a team, it becomes a new one of theirs. */
export interface Claiming extends EntryOf {
  user: string
  /** The id of the team that it makes, and its name; undefined for an individual's entry. */
  team?: { id: string; name: string }
  /** What has to be used up for it. */
  code?: string
  /** Whether the director grants what this user asked of them. */
  granted?: boolean
  now: number
}

/** The subject of an entry's codes. */
export const subjectOf = ({ tournament, no }: EntryOf): string => `${tournament}-${no}`

const FREE = 'tournament_id = ?1 and no = ?2 and user_id is null and team_id is null'
// The key to it, where one is needed: ?5 a code's digest, ?6 its subject, ?7 whether it was granted.
const KEY = `
  (?5 is null or exists (select 1 from codes where hash = ?5 and subject = ?6 and used_at is null and expires_at > ?4))
  and (?7 = 0 or exists (select 1 from claim_requests where tournament_id = ?1 and no = ?2 and user_id = ?3))`

const CLAIM_PLAYER = `
  update players set user_id = ?3, owner = (select username from users where id = ?3), updated_at = ?4
  where ${FREE} and exists (select 1 from users where id = ?3)
    and not exists (select 1 from players where tournament_id = ?1 and user_id = ?3) and ${KEY}`

const MAKE_TEAM = `
  insert into teams (id, name, sort_name, nationality, chess_com, founder_id, created_at, updated_at)
  select ?8, ?9, ?10, nationality, chess_com, ?3, ?4, ?4 from players
  where ${FREE} and exists (select 1 from users where id = ?3) and ${KEY}`

const IS_THEIRS = `exists (select 1 from players where tournament_id = ?1 and no = ?2 and updated_at = ?4
  and (user_id = ?3 or team_id in (select id from teams where founder_id = ?3)))`

/** Gives an entry to who claims it, with all that goes along, in one batch: the version after it, or undefined when another was first. */
export async function claim(db: Db, given: Claiming): Promise<number | undefined> {
  const { tournament, no, user, team, code, granted = false, now } = given
  const d1 = db.$client
  const hash = code === undefined ? null : await digestOf('claim', code)
  const base = [tournament, no, user, now, hash, subjectOf(given), Number(granted)]
  const take = team
    ? [
        d1.prepare(MAKE_TEAM).bind(...base, team.id, team.name, sortKey(team.name)),
        d1.prepare('insert into team_members select id, ?2, 1, ?3 from teams where id = ?1').bind(team.id, user, now),
        d1
          .prepare(
            `update players set team_id = ?5, owner = ?5, updated_at = ?4
             where ${FREE} and exists (select 1 from teams where id = ?5 and founder_id = ?3)`,
          )
          .bind(tournament, no, user, now, team.id),
      ]
    : [d1.prepare(CLAIM_PLAYER).bind(...base)]
  const done = await d1.batch<{ version: number }>([
    ...take,
    d1
      .prepare(`update codes set used_at = ?4 where hash = ?5 and used_at is null and ${IS_THEIRS}`)
      .bind(tournament, no, user, now, hash),
    d1
      .prepare(`delete from claim_requests where tournament_id = ?1 and no = ?2 and ${IS_THEIRS}`)
      .bind(tournament, no, user, now),
    d1
      .prepare(
        `update tournaments set version = version + 1, updated_at = ?4 where id = ?1 and ${IS_THEIRS} returning version`,
      )
      .bind(tournament, no, user, now),
  ])
  // What was taken counts, not what looks like it: the same moment may have given it to them before.
  return done[0]!.meta.changes > 0 ? done.at(-1)!.results[0]?.version : undefined
}

/** What somebody has proven to be theirs. */
export async function proven(db: Db, user: string): Promise<Known> {
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
export const plays = async (db: Db, tournament: string, user: string): Promise<boolean> =>
  (await db
    .select({ no: players.no })
    .from(players)
    .where(and(eq(players.tournamentId, tournament), eq(players.userId, user)))
    .get()) !== undefined

/** Keeps that somebody says an entry is theirs; false when somebody has it by now. */
export async function request(db: Db, { tournament, no }: EntryOf, user: string, now: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `insert into claim_requests (tournament_id, no, user_id, created_at)
       select ?1, ?2, ?3, ?4 from players where ${FREE}
       on conflict do update set created_at = claim_requests.created_at`,
    )
    .bind(tournament, no, user, now)
    .run()
  return meta.changes > 0
}

/** Whether somebody waits for the director's answer. */
export const waits = async (db: Db, { tournament, no }: EntryOf, user: string): Promise<boolean> =>
  (await db
    .select({ no: claimRequests.no })
    .from(claimRequests)
    .where(and(eq(claimRequests.tournamentId, tournament), eq(claimRequests.no, no), eq(claimRequests.userId, user)))
    .get()) !== undefined

/** Who says that an entry is theirs and waits for the director's answer, the first who came first. */
export const requests = (db: Db, tournament: string) =>
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
export async function refuse(db: Db, { tournament, no }: EntryOf, user: string): Promise<boolean> {
  const { meta } = await db.$client
    .prepare('delete from claim_requests where tournament_id = ?1 and no = ?2 and user_id = ?3')
    .bind(tournament, no, user)
    .run()
  return meta.changes > 0
}
