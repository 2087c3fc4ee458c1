import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  BYE_REQUEST_STATES,
  BYE_TYPES,
  DRAW_ENGINES,
  type CaptainStatement,
  type DrawnPair,
  type TimeProposal,
} from '#core/snapshot/desk.ts'
import type { MatchRecord } from '#core/snapshot/records.ts'

export const forbiddenPairs = sqliteTable(
  'forbidden_pairs',
  {
    tournamentId: text().notNull(),
    id: integer().notNull(),
    player: integer().notNull(),
    fromRound: integer().notNull().default(1),
    toRound: integer(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.id, table.player] })],
)

export const accelerations = sqliteTable(
  'accelerations',
  {
    tournamentId: text().notNull(),
    id: integer().notNull(),
    first: integer().notNull(),
    last: integer().notNull(),
    fromRound: integer().notNull(),
    toRound: integer().notNull(),
    mp: integer().notNull().default(0),
    gp: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.id] })],
)

export const fixedColours = sqliteTable(
  'fixed_colours',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    player: integer().notNull(),
    colour: text({ enum: ['w', 'b'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.player] })],
)

export const byeRequests = sqliteTable(
  'bye_requests',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    player: integer().notNull(),
    type: text({ enum: BYE_TYPES }).notNull(),
    state: text({ enum: BYE_REQUEST_STATES }).notNull().default('waiting'),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.player] })],
)

export const checkIns = sqliteTable(
  'check_ins',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    player: integer().notNull(),
    isPresent: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.player] })],
)

export const takenBackRounds = sqliteTable(
  'taken_back_rounds',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    matches: text({ mode: 'json' }).$type<MatchRecord[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round] })],
)

export const takenBackGames = sqliteTable(
  'taken_back_games',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    white: integer().notNull(),
    black: integer().notNull(),
    no: integer().notNull(),
    game: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.white, table.black, table.no] })],
)

export const lineUps = sqliteTable(
  'line_ups',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    team: integer().notNull(),
    individuals: text({ mode: 'json' }).$type<number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.team] })],
)

export const fixtureTalks = sqliteTable(
  'fixture_talks',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    team: integer().notNull(),
    other: integer().notNull(),
    proposals: text({ mode: 'json' }).$type<TimeProposal[]>().notNull(),
    statements: text({ mode: 'json' }).$type<CaptainStatement[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.team] })],
)

export const captainWarnings = sqliteTable(
  'captain_warnings',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    matchNo: integer().notNull(),
    team: integer().notNull(),
    kind: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.matchNo, table.team, table.kind] })],
)

export const arbiters = sqliteTable(
  'arbiters',
  {
    tournamentId: text().notNull(),
    userId: text().notNull(),
    id: integer().notNull(),
    fromRound: integer(),
    toRound: integer(),
    fromBoard: integer(),
    toBoard: integer(),
    pool: integer(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.userId, table.id] })],
)

export const draws = sqliteTable(
  'draws',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    engine: text({ enum: DRAW_ENGINES }).notNull(),
    proposed: text({ mode: 'json' }).$type<DrawnPair[]>().notNull(),
    pairs: text({ mode: 'json' }).$type<DrawnPair[]>().notNull(),
    publishAt: integer(),
    version: text(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round] })],
)
