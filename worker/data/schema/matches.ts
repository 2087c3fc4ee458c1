import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Facts, LINK_SOURCES, LINK_TYPES } from '#core/match/facts.ts'
import type { Mini } from '#core/match/mini.ts'

export const matches = sqliteTable(
  'matches',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    no: integer().notNull(),
    board: integer().notNull(),
    pool: integer().notNull().default(0),
    white: integer().notNull(),
    black: integer(),
    outcome: text().notNull().default('  '),
    whitePoints: integer(),
    blackPoints: integer(),
    games: text(),
    facts: text({ mode: 'json' }).$type<Facts>(),
    minis: text({ mode: 'json' }).$type<Mini[]>(),
    whiteMp: integer(),
    blackMp: integer(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.no] })],
)

export const games = sqliteTable(
  'games',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    matchNo: integer().notNull(),
    no: integer().notNull(),
    board: integer().notNull(),
    white: text().notNull(),
    black: text().notNull(),
    whiteIndividual: integer(),
    blackIndividual: integer(),
    whiteFirst: integer({ mode: 'boolean' }).notNull().default(true),
    outcome: text().notNull().default('  '),
    link: text(),
    pgn: text(),
    evaluations: text(),
    startedAt: integer(),
    endedAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.matchNo, table.no] })],
)

export const links = sqliteTable('links', {
  id: text().primaryKey(),
  tournamentId: text().notNull(),
  round: integer().notNull(),
  matchNo: integer().notNull(),
  userId: text(),
  source: text().$type<(typeof LINK_SOURCES)[number]>().notNull(),
  type: text().$type<(typeof LINK_TYPES)[number]>().notNull(),
  link: text().notNull(),
  side: text({ enum: ['w', 'b'] }),
  siteId: text(),
  sides: text({ mode: 'json' }).$type<[string, string]>(),
  state: text({ enum: ['waiting', 'confirmed', 'removed'] })
    .notNull()
    .default('waiting'),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
})

export const watches = sqliteTable(
  'watches',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    matchNo: integer().notNull(),
    source: text().$type<(typeof LINK_SOURCES)[number]>().notNull(),
    siteId: text().notNull(),
    etag: text(),
    failures: integer().notNull().default(0),
    missing: integer({ mode: 'boolean' }).notNull().default(false),
    dueAt: integer().notNull(),
    linkedAt: integer(),
    done: integer({ mode: 'boolean' }).notNull().default(false),
    reviewAt: integer().default(0),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.matchNo] })],
)

const ofMatch = {
  tournamentId: text().notNull(),
  round: integer().notNull(),
  matchNo: integer().notNull(),
  k: integer().notNull().default(0),
}

export const matchRosters = sqliteTable(
  'match_rosters',
  { ...ofMatch, rosters: text().notNull(), minBoards: integer(), takenAt: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.matchNo, table.k] })],
)

export const siteReviews = sqliteTable(
  'site_reviews',
  {
    ...ofMatch,
    baseWhite: integer().notNull(),
    baseBlack: integer().notNull(),
    white: integer().notNull(),
    black: integer().notNull(),
    closed: text().notNull().default('[]'),
    seenAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.matchNo, table.k] })],
)

export const siteClubs = sqliteTable('site_clubs', {
  slug: text().primaryKey(),
  clubId: integer(),
  lookedAt: integer(),
  searchedAt: integer(),
})
