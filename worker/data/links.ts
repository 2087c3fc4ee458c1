import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Fate } from '#core/match/self-link.ts'
import type { LinkSource, LinkType } from '#core/match/links.ts'
import { matchId } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'
import { fullName } from './players.ts'
import { links, matches, players, teamMembers, users } from './schema/index.ts'

/** So many links that wait are shown. */
const MOST = 200

/** Which match. */
export interface MatchOf {
  tournament: string
  round: number
  no: number
}

/** A link as it is submitted. */
export interface Submitted extends MatchOf {
  id: string
  user: string
  /** The side that the person belongs to; null for a director who belongs to neither. */
  side: 'w' | 'b' | null
  source: LinkSource
  type: LinkType
  siteId: string
  link: string
  fate: Fate
  /** Whether the site is asked about it from now on. */
  isPulled: boolean
  now: number
}

/** How somebody stands to both sides of a match: an admin or the player 1, a member 0, null for neither. */
export async function levels(db: Db, tournament: string, nos: [number, number], user: string) {
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

const OPEN = `exists (select 1 from matches where tournament_id = ?1 and round = ?2 and no = ?3
  and facts ->> 'link' is null and outcome = '  ' and facts ->> 'aborted' is null)`
const CONFIRMED = `exists (select 1 from links where id = ?4 and state = 'confirmed')`

/**
 * Keeps a link that somebody submits in place of what they submitted before, and makes it the match's where it stands, in one
 * batch. `state` is what it is now: undefined when the match has a link or a result by now. `version` follows where it stands.
 */
export async function submit(db: Db, given: Submitted) {
  const { tournament, round, no, id, user, side, source, type, siteId, link, fate, isPulled, now } = given
  const run = (sql: string, ...values: (string | number | null)[]) =>
    db.$client.prepare(sql).bind(tournament, round, no, ...values)
  const facts = JSON.stringify({ link, linkSource: source, linkType: type })
  const [, made, stands, , , , counted] = await db.$client.batch<{ version: number }>([
    run(
      `update links set state = 'removed', updated_at = ?5
       where tournament_id = ?1 and round = ?2 and match_no = ?3 and user_id = ?4 and state = 'waiting' and ${OPEN}`,
      ...[user, now],
    ),
    run(
      `insert into links (id, tournament_id, round, match_no, user_id, side, source, type, site_id, link, created_at, updated_at)
       select ?4, ?1, ?2, ?3, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11 where ${OPEN}`,
      ...[id, user, side, source, type, siteId, link, now],
    ),
    run(
      `update links set state = 'confirmed', updated_at = ?7
       where tournament_id = ?1 and round = ?2 and match_no = ?3 and state = 'waiting' and ${OPEN}
         and source = (select source from links where id = ?4) and site_id = ?5
         and exists (select 1 from links where id = ?4)
         and (?6 = 'saved' or (?6 = 'both' and exists (
           select 1 from links mine join links theirs on theirs.tournament_id = ?1 and theirs.round = ?2
             and theirs.match_no = ?3 and theirs.state = 'waiting' and theirs.source = mine.source
             and theirs.site_id = mine.site_id and theirs.side <> mine.side
           where mine.id = ?4)))`,
      ...[id, siteId, fate, now],
    ),
    // What others submitted instead is settled too.
    run(
      `update links set state = 'removed', updated_at = ?5
       where tournament_id = ?1 and round = ?2 and match_no = ?3 and state = 'waiting' and ${CONFIRMED}`,
      ...[id, now],
    ),
    run(
      `update matches set facts = json_patch(coalesce(facts, '{}'), ?5)
       where tournament_id = ?1 and round = ?2 and no = ?3 and ${CONFIRMED}`,
      ...[id, facts],
    ),
    run(
      `insert into watches (tournament_id, round, match_no, source, site_id, due_at)
       select ?1, ?2, ?3, ?5, ?6, ?7 where ?8 and ${CONFIRMED}
       on conflict do update set source = ?5, site_id = ?6, etag = null, failures = 0, due_at = ?7, done = 0`,
      ...[id, source, siteId, now, Number(isPulled)],
    ),
    db.$client
      .prepare(
        `update tournaments set version = version + 1, updated_at = ?3
         where id = ?1 and exists (select 1 from links where id = ?2 and state = 'confirmed') returning version`,
      )
      .bind(tournament, id, now),
  ])
  if (made!.meta.changes === 0) return { state: undefined }
  return stands!.meta.changes > 0
    ? { state: 'confirmed' as const, version: counted!.results[0]?.version }
    : { state: 'waiting' as const }
}

// What the site said goes with the link, but for when the match starts.
const WITHOUT = `json_remove(facts, '$.link', '$.linkSource', '$.linkType', '$.bodyStatus', '$.metaStatus', '$.boards', '$.endTime')`
const LINKED = `exists (select 1 from matches where tournament_id = ?1 and round = ?2 and no = ?3
  and facts ->> 'link' is not null and outcome = '  ')`

/**
 * Takes a match's link away, and with it what came of the match so far; false when there is none, or the match has a result.
 * Before and after stand in the history.
 */
export async function remove(
  db: Db,
  { tournament, round, no }: MatchOf,
  user: string,
  now: number,
): Promise<number | undefined> {
  const run = (sql: string, ...values: (string | number)[]) =>
    db.$client.prepare(sql).bind(tournament, round, no, ...values)
  const [counted] = await db.$client.batch<{ version: number }>([
    run(
      `update tournaments set version = version + 1, updated_at = ?4 where id = ?1 and ${LINKED} returning version`,
      now,
    ),
    run(
      `insert into result_history (tournament_id, round, match_no, user_id, source, before, after, reason, created_at)
       select ?1, ?2, ?3, ?4, 'link', json_object('outcome', outcome, 'points',
         case when white_points is null then null else json_array(white_points, black_points) end, 'games', games,
         'link', facts ->> 'link'), json_object('outcome', '  ', 'points', null, 'games', null), 'The link was removed.', ?5
       from matches where tournament_id = ?1 and round = ?2 and no = ?3 and ${LINKED}`,
      ...[user, now],
    ),
    run(
      `update links set state = 'removed', updated_at = ?4
       where tournament_id = ?1 and round = ?2 and match_no = ?3 and state <> 'removed' and ${LINKED}`,
      now,
    ),
    run(`delete from watches where tournament_id = ?1 and round = ?2 and match_no = ?3 and ${LINKED}`),
    run(`delete from games where tournament_id = ?1 and round = ?2 and match_no = ?3 and ${LINKED}`),
    run(
      `update matches set facts = nullif(${WITHOUT}, '{}'), white_points = null, black_points = null, games = null
       where tournament_id = ?1 and round = ?2 and no = ?3 and ${LINKED}`,
    ),
  ])
  return counted!.results[0]?.version
}

// As a literal: an index holds the links that wait.
const isWaiting = sql`${links.state} = 'waiting'`
const white = alias(players, 'white_player')
const black = alias(players, 'black_player')

/** Links that wait for a director, the first that came first. */
export const waiting = (db: Db, tournament: string) =>
  db
    .select({
      id: links.id,
      /** The pairing's id. */
      match: sql<string>`${links.tournamentId} || '-' || ${links.round} || '-' || ${links.matchNo}`,
      link: links.link,
      username: users.username,
      /** Who meets. */
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

/** A link that waits, whose it is and what it leads to. */
export const find = (db: Db, tournament: string, id: string) =>
  db
    .select({
      round: links.round,
      no: links.matchNo,
      source: links.source,
      type: links.type,
      // Only links from before there were links that wait have none.
      siteId: sql<string>`${links.siteId}`,
      link: links.link,
    })
    .from(links)
    .where(and(eq(links.id, id), eq(links.tournamentId, tournament), isWaiting))
    .get()

/** Refuses a link that waits; false when it was answered before. */
export async function refuse(db: Db, tournament: string, id: string, now: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      `update links set state = 'removed', updated_at = ?3 where id = ?1 and tournament_id = ?2 and state = 'waiting'`,
    )
    .bind(id, tournament, now)
    .run()
  return meta.changes > 0
}

/** The pairings for which somebody's link waits. */
export async function submittedBy(db: Db, user: string): Promise<Set<string>> {
  const found = await db
    .select({ id: links.tournamentId, round: links.round, no: links.matchNo })
    .from(links)
    .where(and(eq(links.userId, user), isWaiting))
    .all()
  return new Set(found.map(({ id, round, no }) => matchId(id, round, no)))
}
