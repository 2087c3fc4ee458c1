import { letters, type Placed } from '#core/match/games.ts'
import type { Match } from '#core/match/observe.ts'
import type { LinkSource } from '#core/match/links.ts'
import type { Db } from './db.ts'

/** What a match's row says of its result. */
export interface StoredResult {
  outcome: string
  whitePoints: number | null
  blackPoints: number | null
  /** Two letters a game. */
  games: string | null
  /** JSON. */
  facts: string | null
}

/** A match as its row keeps it. */
export const storedResult = ({ outcome, points, games, facts }: Match): StoredResult => ({
  outcome,
  whitePoints: points?.[0] ?? null,
  blackPoints: points?.[1] ?? null,
  games: letters(games) || null,
  facts: Object.keys(facts).length > 0 ? JSON.stringify(facts) : null,
})

/** A change of a linked match that the chess site told us of. */
export interface Change {
  tournamentId: string
  round: number
  no: number
  source: LinkSource
  before: StoredResult
  after: StoredResult
  /** Games that are new or changed; nobody's number where a player is none of ours. */
  games: (Placed & { whiteIndividual: number | null; blackIndividual: number | null })[]
  /** How many events will tell of it: each has a version of its own. */
  events: number
  etag: string | null
  /** Whether the site need not be asked again. */
  done: boolean
  /** What the director is told. */
  notice?: { title: string; content: string; link: string }
  now: number
}

// Every statement asks first whether the match still stands as it did, and the match itself is written last: so either
// all of it happens or nothing, and a second time nothing happens.
const STANDS = `exists (select 1 from matches where tournament_id = ?1 and round = ?2 and no = ?3
  and outcome = ?4 and white_points is ?5 and black_points is ?6 and games is ?7 and facts is ?8)`

const HISTORY = `
  insert into result_history (tournament_id, round, match_no, source, before, after, created_at)
  select ?1, ?2, ?3, ?9, ?10, ?11, ?12 where ${STANDS}`

const GAMES = `
  insert into games (tournament_id, round, match_no, no, board, white, black, white_individual, black_individual,
    white_first, outcome, link, pgn, started_at, ended_at)
  select ?1, ?2, ?3, value->>'no', value->>'board', value->>'white', value->>'black', value->>'whiteIndividual',
    value->>'blackIndividual', value->>'whiteFirst', value->>'outcome', value->>'link', value->>'pgn',
    value->>'startedAt', value->>'endedAt'
  from json_each(?9) where ${STANDS}
  on conflict do update set board = excluded.board, white = excluded.white, black = excluded.black,
    white_individual = excluded.white_individual, black_individual = excluded.black_individual,
    outcome = excluded.outcome, link = excluded.link, started_at = excluded.started_at, ended_at = excluded.ended_at,
    pgn = case when white_first = excluded.white_first then coalesce(excluded.pgn, pgn) else excluded.pgn end,
    white_first = excluded.white_first`

const WATCH = `
  update watches set etag = ?9, failures = 0, done = ?10
  where tournament_id = ?1 and round = ?2 and match_no = ?3 and ${STANDS}`

const NOTICE = `
  insert into notices (title, content, link, role, tournament_id, created_at, updated_at)
  select ?9, ?10, ?11, 'director', ?1, ?12, ?12 where ${STANDS}`

const VERSION = `
  update tournaments set version = version + ?9 where id = ?1 and ${STANDS} returning version`

const MATCH = `
  update matches set outcome = ?9, white_points = ?10, black_points = ?11, games = ?12, facts = ?13
  where tournament_id = ?1 and round = ?2 and no = ?3
    and outcome = ?4 and white_points is ?5 and black_points is ?6 and games is ?7 and facts is ?8`

/** Where the tournament is, if the match stands as it was meant to after the change. */
const LANDED = `select version from tournaments where id = ?1 and ${STANDS}`

type Value = string | number | null

// Longest waits before another try, in milliseconds.
const TRIES = [100, 400]

/**
 * Saves a change and all that goes with it, in one batch; returns the tournament's version after it. Safe to repeat, and
 * repeated when the database fails: a change that already landed is found, not made again. undefined when the match was
 * changed meanwhile by someone else. Throws when the database does not recover.
 */
export async function save(db: Db, change: Change): Promise<number | undefined> {
  for (const wait of TRIES) {
    try {
      return await saved(db, change)
    } catch (error) {
      console.warn(error)
      await scheduler.wait(Math.random() * wait)
    }
  }
  return saved(db, change)
}

async function saved(db: Db, change: Change): Promise<number | undefined> {
  const { before, after, games, notice, source, now } = change
  const prepare = (sql: string, stored: StoredResult, ...values: Value[]) =>
    db.$client.prepare(sql).bind(change.tournamentId, change.round, change.no, ...row(stored), ...values)
  const [version] = await db.$client.batch<{ version: number }>([
    prepare(VERSION, before, change.events),
    ...(isOther(before, after) ? [prepare(HISTORY, before, source, told(before), told(after), now)] : []),
    ...(games.length > 0 ? [prepare(GAMES, before, JSON.stringify(games))] : []),
    ...(notice ? [prepare(NOTICE, before, notice.title, notice.content, notice.link, now)] : []),
    prepare(WATCH, before, change.etag, Number(change.done)),
    prepare(MATCH, before, ...row(after)),
  ])
  const landed = version!.results[0] ?? (await prepare(LANDED, after).first<{ version: number }>())
  return landed?.version
}

const row = ({ outcome, whitePoints, blackPoints, games, facts }: StoredResult): Value[] => [
  outcome,
  whitePoints,
  blackPoints,
  games,
  facts,
]

/** Whether the result itself changed, which the history keeps; times and words of the site are none. */
const isOther = (before: StoredResult, after: StoredResult): boolean => told(before) !== told(after)

const told = ({ outcome, whitePoints, blackPoints, games }: StoredResult): string =>
  JSON.stringify({ outcome, points: whitePoints === null ? null : [whitePoints, blackPoints], games })
