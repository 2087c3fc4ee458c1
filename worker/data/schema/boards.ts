import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SOURCE_KINDS } from '#core/boards/sources.ts'

export const boardSources = sqliteTable(
  'board_sources',
  {
    tournamentId: text().notNull(),
    id: text().notNull().unique(),
    kind: text({ enum: SOURCE_KINDS }).notNull(),
    address: text(),
    rank: integer().notNull(),
    isOn: integer({ mode: 'boolean' }).notNull().default(true),
    trustsBoards: integer({ mode: 'boolean' }).notNull().default(false),
    isRunning: integer({ mode: 'boolean' }).notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.id] })],
)

export const boardAliases = sqliteTable(
  'board_aliases',
  {
    tournamentId: text().notNull(),
    name: text().notNull(),
    no: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.name] })],
)

export const boardPlaces = sqliteTable(
  'board_places',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    source: text().notNull(),
    gameKey: text().notNull(),
    matchNo: integer().notNull(),
    board: integer().notNull(),
    game: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.source, table.gameKey] })],
)
