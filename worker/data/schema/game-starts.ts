import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { START_FAULTS, START_STATES, START_WAYS } from '#core/chess-site/game-start.ts'
import { PRESENCES } from '#core/chess-site/lichess-accounts.ts'

export const gameStarts = sqliteTable(
  'game_starts',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    matchNo: integer().notNull(),
    way: text({ enum: START_WAYS }).notNull(),
    state: text({ enum: START_STATES }).notNull(),
    fault: text({ enum: START_FAULTS }),
    white: text().notNull().default(''),
    black: text().notNull().default(''),
    clockLimit: integer().notNull(),
    clockIncrement: integer().notNull(),
    rated: integer({ mode: 'boolean' }).notNull(),
    batch: text(),
    siteId: text(),
    userId: text(),
    isByToken: integer({ mode: 'boolean' }).notNull().default(false),
    worksOn: integer({ mode: 'boolean' }).notNull().default(false),
    expiresAt: integer(),
    pairAt: integer(),
    looks: integer().notNull().default(0),
    whiteSeen: text({ enum: PRESENCES }),
    blackSeen: text({ enum: PRESENCES }),
    dueAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.matchNo] })],
)

export const BATCH_STATES = ['asked', 'sent', 'made', 'failed', 'cancelled'] as const

export const gameBatches = sqliteTable(
  'game_batches',
  {
    tournamentId: text().notNull(),
    id: text().notNull(),
    round: integer().notNull(),
    state: text({ enum: BATCH_STATES }).notNull(),
    fault: text({ enum: START_FAULTS }),
    siteId: text(),
    pairAt: integer().notNull(),
    clocksAt: integer(),
    userId: text(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.id] })],
)
