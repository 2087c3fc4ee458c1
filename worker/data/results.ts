import { sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { LinkSource } from '#core/match/links.ts'
import type { NumberedGame } from '#core/match/site-games.ts'
import { withMini } from '#core/match/fixture-state.ts'
import { numberInPairing, watchNo } from '#core/match/mini-numbers.ts'
import { matchEvents } from '#core/match/match-events.ts'
import { changeBetween, changedState, type PairingChange, type PairingState } from '#core/match/pairing-state.ts'
import { matchRecord, pairingSlice, type PairedPlayers, type SliceOf } from '#core/snapshot/slice.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { escapeMarkdown } from '#core/text/markdown.ts'
import { digest } from '../secrets/token.ts'
import type { CommittedChange } from './change-draft.ts'
import { commit, saveSighting } from './commit.ts'
import type { Db } from './db.ts'

/** News from the chess site about a linked match. */
export interface LiveReport {
  tournament: SliceOf
  /** `k`: the number of one match of a fixture, which the change and the games are of. */
  pairing: PairedPlayers & { k?: number | undefined }
  source: LinkSource
  before: PairingState
  change: PairingChange
  /** New and changed games, with the numbers of the board players; null for a player who is on neither team's list. */
  games: (NumberedGame & { whiteIndividual: number | null; blackIndividual: number | null })[]
  etag: string | null
  /** The chess site need not be polled again. */
  done: boolean
  /** When it is polled next; undefined where the room decides. */
  dueAt?: number | undefined
  /** For the directors of the tournament. */
  notice?: { title: string; content: string; link: string }
  now: number
}

/**
 * Saves a report in one batch. A result is a change; facts seen while a game runs are none. undefined when the match
 * was changed concurrently. Idempotent. Retries when the database fails, and throws when it does not recover.
 */
export async function save(db: Db, report: LiveReport): Promise<CommittedChange | undefined> {
  const { tournament, pairing, before, change, source, now } = report
  const { round, no, k } = pairing
  const also = (confirmed: SQL): SQL[] => alongside(report, confirmed)
  const row = matchRecord(pairing, before)
  const rules = { ...DEFAULTS, ...tournament.settings }
  const after = k === undefined ? changedState(before, change) : withMini(before, k, change, rules)
  if (isSeenOnly(change)) {
    const events = matchEvents(pairing, before, k === undefined ? change : changeBetween(before, after))
    return saveSighting(db, {
      tournament: tournament.id,
      before: row,
      after: change.facts ? matchRecord(pairing, after) : row,
      // Rows of games are a change for viewers too.
      events: events.length > 0 ? events : [{ type: 'match', r: round, n: no }],
      also,
    })
  }
  const act: Act =
    k !== undefined
      ? { type: 'setMini', round, no, k, change }
      : change.facts?.aborted
        ? { type: 'abortMatch', round, no }
        : { type: 'setResult', round, no, change }
  // The same report of the same facts is the same change.
  const key = await digest(JSON.stringify([tournament.version, row, change, ...(k === undefined ? [] : [k])]))
  const slice = pairingSlice(tournament, pairing, before)
  const result = await commit(db, slice, [act], { by: null, source, key, now, also })
  return 'version' in result ? result : undefined
}

/** The change has no result, only facts such as times. */
const isSeenOnly = ({ outcome, points, games, facts }: PairingChange): boolean =>
  outcome === undefined &&
  points === undefined &&
  games === undefined &&
  facts?.aborted === undefined &&
  facts?.provisional === undefined

/** Statements for games, watch and notice of a report. */
function alongside(
  { tournament: { id }, pairing: { round, no, k }, games, ...report }: LiveReport,
  confirmed: SQL,
): SQL[] {
  return [
    ...(games.length > 0 ? [saveGames(id, { round, no }, inPairing(k, games), confirmed)] : []),
    sql`update watches set etag = ${report.etag}, failures = 0, missing = 0, done = ${Number(report.done)},
      due_at = coalesce(${report.dueAt ?? null}, due_at)
      where tournament_id = ${id} and round = ${round} and match_no = ${watchNo(no, k)} and ${confirmed}`,
    ...(report.notice
      ? [
          insertNotice(id, report.notice, report.now, confirmed),
          notifyDirectors(id, report.notice, report.now, confirmed),
        ]
      : []),
  ]
}

const inPairing = (k: number | undefined, games: LiveReport['games']): LiveReport['games'] =>
  k === undefined ? games : games.map((game) => ({ ...game, no: numberInPairing(k, game.no) }))

// A report without moves keeps the stored ones as long as the game is the same.
export const saveGames = (
  id: string,
  { round, no }: { round: number; no: number },
  games: object[],
  confirmed: SQL,
): SQL => sql`
  insert into games (tournament_id, round, match_no, no, board, white, black, white_individual, black_individual,
    white_first, outcome, link, pgn, started_at, ended_at)
  select ${id}, ${round}, ${no}, value ->> 'no', value ->> 'board', value ->> 'white', value ->> 'black',
    value ->> 'whiteIndividual', value ->> 'blackIndividual', value ->> 'whiteFirst', value ->> 'outcome',
    value ->> 'link', value ->> 'pgn', value ->> 'startedAt', value ->> 'endedAt'
  from json_each(${JSON.stringify(games)}) where ${confirmed}
  on conflict do update set board = excluded.board, white = excluded.white, black = excluded.black,
    white_individual = excluded.white_individual, black_individual = excluded.black_individual,
    outcome = excluded.outcome, link = excluded.link, started_at = excluded.started_at, ended_at = excluded.ended_at,
    pgn = case when white_first = excluded.white_first then coalesce(excluded.pgn, pgn) else excluded.pgn end,
    white_first = excluded.white_first`

const insertNotice = (
  id: string,
  { title, content, link }: NonNullable<LiveReport['notice']>,
  now: number,
  confirmed: SQL,
): SQL => sql`
  insert into notices (title, content, link, role, tournament_id, created_at, updated_at)
  select ${title}, ${content}, ${link}, 'director', ${id}, ${now}, ${now} where ${confirmed}`

/** The list of announcements does not show these notices, so directors get a notification. */
const notifyDirectors = (
  id: string,
  { title, content, link }: NonNullable<LiveReport['notice']>,
  now: number,
  confirmed: SQL,
): SQL => sql`
  insert into notifications (user_id, content, link, role, created_at)
  select user_id, ${`**${escapeMarkdown(title)}**: ${escapeMarkdown(content)}`}, ${link}, 'announcement', ${now} from (
    select organiser_id as user_id from tournaments where id = ${id} and organiser_id is not null
    union select user_id from deputies where tournament_id = ${id})
  where ${confirmed}`
