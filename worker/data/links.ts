import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { LinkSource, LinkType } from '#core/match/links.ts'
import { pairingId, type PairingRef } from '#core/snapshot/ids.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { fullName } from './players.ts'
import { links, matches, players, teamMembers, users } from './schema/index.ts'

/** Pending links shown at most. */
const MOST = 200

export interface NewLink extends PairingRef {
  id: string
  /** User id; null when the game was found in the event that the tournament names. */
  user: string | null
  /** The user's side; null for a director who belongs to neither. */
  side: 'w' | 'b' | null
  source: LinkSource
  type: LinkType
  siteId: string
  link: string
  /** Who plays there by the chess site; null if it didn’t say. */
  sides: [first: string, second: string] | null
  /** The chess site is polled for it from now on. */
  isWatched: boolean
  now: number
}

/**
 * The user's level on both sides of a match: 1 or more for the player or a team admin, 0 for a team member, null for
 * neither.
 */
export async function findLevels(db: Db, tournament: string, nos: [number, number], user: string) {
  const sides = await db
    .select({
      no: players.no,
      level: sql<number | null>`case when ${eq(players.userId, user)} then 1 else ${teamMembers.level} end`,
    })
    .from(players)
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, players.teamId), eq(teamMembers.userId, user)))
    .where(and(eq(players.tournamentId, tournament), inArray(players.no, nos)))
    .all()
  const levelOf = (no: number) => sides.find((side) => side.no === no)?.level ?? null
  return { w: levelOf(nos[0]), b: levelOf(nos[1]) }
}

const ofMatch = ({ tournament, round, no }: PairingRef): SQL =>
  sql`tournament_id = ${tournament} and round = ${round} and match_no = ${no}`

const isOpen = ({ tournament, round, no }: PairingRef): SQL => sql`exists (
  select 1 from matches where tournament_id = ${tournament} and round = ${round} and no = ${no}
    and facts ->> 'link' is null and outcome = '  ' and facts ->> 'aborted' is null)`

/** Holds unless the match or game is another pairing’s of the tournament already. */
export const isUnused = ({ tournament, round, no, source, type, siteId }: NewLink): SQL => sql`not exists (
  select 1 from links where tournament_id = ${tournament} and state = 'confirmed' and source = ${source}
    and type = ${type} and site_id = ${siteId} and (round <> ${round} or match_no <> ${no}))`

/** Statements that save a pending link and withdraw the user's earlier one for the same match. */
export const insertStatements = (input: NewLink, condition: SQL): SQL[] => [
  sql`update links set state = 'removed', updated_at = ${input.now}
    where ${ofMatch(input)} and user_id = ${input.user} and state = 'waiting' and ${condition}`,
  sql`insert into links (id, tournament_id, round, match_no, user_id, side, source, type, site_id, link, sides, created_at, updated_at)
    select ${input.id}, ${input.tournament}, ${input.round}, ${input.no}, ${input.user}, ${input.side}, ${input.source},
      ${input.type}, ${input.siteId}, ${input.link}, ${input.sides && JSON.stringify(input.sides)}, ${input.now}, ${input.now}
    where ${condition}`,
]

/**
 * Statements for a link that becomes the match's: pending links to the same game are confirmed, others are removed, and
 * the watch starts.
 */
export const confirmStatements = (input: NewLink, landed: SQL): SQL[] => [
  sql`update links set state = case when source = ${input.source} and type = ${input.type} and site_id = ${input.siteId} then 'confirmed' else 'removed' end,
      updated_at = ${input.now}
    where ${ofMatch(input)} and state = 'waiting' and ${landed}`,
  ...(input.isWatched
    ? [
        sql`insert into watches (tournament_id, round, match_no, source, site_id, due_at, linked_at)
          select ${input.tournament}, ${input.round}, ${input.no}, ${input.source}, ${input.siteId}, ${input.now}, ${input.now} where ${landed}
          on conflict do update set review_at = 0, source = excluded.source, site_id = excluded.site_id, etag = null, failures = 0,
            missing = 0, due_at = excluded.due_at, linked_at = excluded.linked_at, done = 0`,
      ]
    : []),
]

/** Statements that remove a match's links, watch and games. */
export const removeStatements = (match: PairingRef, now: number, landed: SQL): SQL[] => [
  sql`update links set state = 'removed', updated_at = ${now} where ${ofMatch(match)} and state <> 'removed' and ${landed}`,
  sql`delete from watches where ${ofMatch(match)} and ${landed}`,
  sql`delete from match_rosters where ${ofMatch(match)} and ${landed}`,
  sql`delete from site_reviews where ${ofMatch(match)} and ${landed}`,
  sql`delete from games where ${ofMatch(match)} and ${landed}`,
]

/** Saves a pending link; false when the match already has a link or a result. */
export async function insertWaiting(db: Db, input: NewLink): Promise<boolean> {
  const [, inserted] = await runBatch(db, insertStatements(input, isOpen(input)))
  return inserted!.meta.changes > 0
}

/** Whether the other side submitted the same game. */
export async function hasCounterpart(db: Db, input: NewLink): Promise<boolean> {
  const found = await db.all(sql`
    select 1 from links where ${ofMatch(input)} and state = 'waiting' and source = ${input.source}
      and type = ${input.type} and site_id = ${input.siteId} and side <> ${input.side} limit 1`)
  return found.length > 0
}

export async function isConfirmed(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ state: links.state }).from(links).where(eq(links.id, id)).get()
  return found?.state === 'confirmed'
}

// A literal, not a parameter, so that SQLite can use the partial index of waiting links.
const isWaiting = sql`${links.state} = 'waiting'`
const white = alias(players, 'white_player')
const black = alias(players, 'black_player')

/** Links that wait for a director, oldest first. */
export const listPending = (db: Db, tournament: string) =>
  db
    .select({
      id: links.id,
      /** Pairing id. */
      match: sql<string>`${links.tournamentId} || '-' || ${links.round} || '-' || ${links.matchNo}`,
      link: links.link,
      sides: links.sides,
      username: users.username,
      /** Names of both sides. */
      name: sql<string>`${fullName(white)} || ' – ' || ${fullName(black)}`,
      createdAt: links.createdAt,
    })
    .from(links)
    .innerJoin(
      matches,
      and(eq(matches.tournamentId, links.tournamentId), eq(matches.round, links.round), eq(matches.no, links.matchNo)),
    )
    .innerJoin(white, and(eq(white.tournamentId, matches.tournamentId), eq(white.no, matches.white)))
    .innerJoin(black, and(eq(black.tournamentId, matches.tournamentId), eq(black.no, matches.black)))
    .leftJoin(users, eq(users.id, links.userId))
    .where(and(eq(links.tournamentId, tournament), isWaiting))
    .orderBy(links.createdAt, links.id)
    .limit(MOST)
    .all()

/** A pending link; undefined when there is none, or it was answered. */
export const findPending = (db: Db, tournament: string, id: string) =>
  db
    .select({
      round: links.round,
      no: links.matchNo,
      source: links.source,
      type: links.type,
      // Null only in old links, none of which is pending.
      siteId: sql<string>`${links.siteId}`,
      link: links.link,
      user: links.userId,
    })
    .from(links)
    .where(and(eq(links.id, id), eq(links.tournamentId, tournament), isWaiting))
    .get()

/** Rejects a pending link; false when it was answered before. */
export async function reject(db: Db, tournament: string, id: string, now: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `update links set state = 'removed', updated_at = ?3 where id = ?1 and tournament_id = ?2 and state = 'waiting'`,
    )
    .bind(id, tournament, now)
    .run()
  return meta.changes > 0
}

/** Links that were found in the lists of clubs and wait for someone to confirm them, by pairing id. */
export async function listProposed(
  db: Db,
  pairings: { id: string; tournamentId: string }[],
): Promise<Map<string, string>> {
  const tournaments = [...new Set(pairings.map(({ tournamentId }) => tournamentId))]
  const found = await db
    .select({ id: links.tournamentId, round: links.round, no: links.matchNo, link: links.link })
    .from(links)
    .where(and(inArray(links.tournamentId, tournaments), isNull(links.userId), isWaiting))
    .all()
  return new Map(found.map(({ id, round, no, link }) => [pairingId(id, round, no), link]))
}

/** Ids of pairings for which the user has a pending link. */
export async function listSubmittedBy(db: Db, user: string): Promise<Set<string>> {
  const found = await db
    .select({ id: links.tournamentId, round: links.round, no: links.matchNo })
    .from(links)
    .where(and(eq(links.userId, user), isWaiting))
    .all()
  return new Set(found.map(({ id, round, no }) => pairingId(id, round, no)))
}
