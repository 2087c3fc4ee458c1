import { rowsOf } from '#core/snapshot/build.ts'
import type { TournamentRow } from '#core/snapshot/table-rows.ts'
import type { Imported } from '#core/trf/import.ts'
import { type Bulk, clear, inserts } from './bulk.ts'
import type { Db } from './db.ts'

const SYSTEMS: Bulk = { table: 'systems', fields: 'fromRound toRound system poolNames' }
const ROUNDS: Bulk = { table: 'rounds', fields: 'round startsAt' }
const PLAYERS: Bulk = {
  table: 'players',
  fields:
    'no firstName lastName title rating nationality pool active owner joinedFrom withdrawnFrom createdAt updatedAt',
  key: 'no',
}
const INDIVIDUALS: Bulk = {
  table: 'individuals',
  fields: 'no teamNo board name username title rating nationality fideId',
  key: 'no',
}
const MATCHES: Bulk = {
  table: 'matches',
  fields: 'round no board pool white black outcome whitePoints blackPoints games facts',
}
const GAMES: Bulk = {
  table: 'games',
  fields:
    'round matchNo no board white black whiteIndividual blackIndividual whiteFirst outcome link pgn startedAt endedAt',
}
const BONUSES: Bulk = { table: 'bonuses', fields: 'id player round mp gp' }
const FORBIDDEN: Bulk = { table: 'forbidden_pairs', fields: 'id player fromRound toRound' }
const ACCELERATIONS: Bulk = { table: 'accelerations', fields: 'id first last fromRound toRound mp gp' }
const FIXED_COLOURS: Bulk = { table: 'fixed_colours', fields: 'round player colour' }
const BYE_REQUESTS: Bulk = { table: 'bye_requests', fields: 'round player type state' }
const REPLACED = [
  ...['matches', 'systems', 'rounds', 'bonuses'],
  ...[FORBIDDEN, ACCELERATIONS, FIXED_COLOURS].map(({ table }) => table),
]

/**
 * Saves an event in one batch, all of it or nothing. Where there is one of its id already, its rows are replaced and its
 * version grows by one; who claimed an entry, what was announced, who helps and who has checked in stay, byes that were
 * asked for too where nothing is told of them. Line-ups go with their matches.
 */
export async function saveImport(db: Db, { snapshot, individuals, games, byeRequests }: Imported): Promise<void> {
  const { id } = snapshot
  const d1 = db.$client
  const { tournament, players, matches, systems, rounds, bonuses, ...rules } = rowsOf(snapshot)
  const { createdAt, updatedAt } = tournament
  const entries = players.map((player) => ({ ...player, createdAt, updatedAt }))
  const people = individuals.map(({ team, ...rest }) => ({ ...rest, teamNo: team }))
  await d1.batch([
    saveTournament(d1, tournament, players.length),
    ...REPLACED.map((table) => clear(d1, id, table)),
    ...inserts(d1, id, SYSTEMS, systems),
    ...inserts(d1, id, ROUNDS, rounds),
    clear(
      d1,
      id,
      'players',
      players.map(({ no }) => no),
    ),
    ...inserts(d1, id, PLAYERS, entries),
    clear(
      d1,
      id,
      'individuals',
      individuals.map(({ no }) => no),
    ),
    ...inserts(d1, id, INDIVIDUALS, people),
    ...inserts(d1, id, MATCHES, matches),
    ...inserts(d1, id, GAMES, games),
    ...inserts(
      d1,
      id,
      BONUSES,
      bonuses.map((bonus, at) => ({ ...bonus, id: at + 1 })),
    ),
    ...inserts(d1, id, FORBIDDEN, rules.forbidden),
    ...inserts(
      d1,
      id,
      ACCELERATIONS,
      rules.accelerations.map((acceleration, at) => ({ ...acceleration, id: at + 1 })),
    ),
    ...inserts(d1, id, FIXED_COLOURS, rules.fixedColours),
    ...(byeRequests ? [clear(d1, id, 'bye_requests'), ...inserts(d1, id, BYE_REQUESTS, byeRequests)] : []),
  ])
}

const saveTournament = (d1: D1Database, row: TournamentRow, players: number): D1PreparedStatement =>
  d1
    .prepare(
      `insert into tournaments (id, version, name, organiser_id, active, round, players, public, vanity_url, settings,
        created_at, updated_at, initial_colour)
      values (?1, ?2, ?3, (select id from users where unique_id = lower(?4)), ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      on conflict (id) do update set version = max(version + 1, excluded.version), name = excluded.name,
        organiser_id = excluded.organiser_id, active = excluded.active, round = excluded.round,
        players = excluded.players, public = excluded.public, vanity_url = excluded.vanity_url,
        settings = excluded.settings, updated_at = excluded.updated_at, initial_colour = excluded.initial_colour`,
    )
    .bind(
      ...[row.id, row.version, row.name, row.user, Number(row.active), row.round, players, Number(row.public)],
      ...[row.vanityUrl, JSON.stringify(row.settings), row.createdAt, row.updatedAt, row.initialColour],
    )
