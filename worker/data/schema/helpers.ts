import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { BYE_REQUEST_STATES, PLAYER_REQUEST_KINDS } from '#core/snapshot/desk.ts'

export const playerRequests = sqliteTable(
  'player_requests',
  {
    tournamentId: text().notNull(),
    player: integer().notNull(),
    kind: text({ enum: PLAYER_REQUEST_KINDS }).notNull(),
    round: integer().notNull(),
    state: text({ enum: BYE_REQUEST_STATES }).notNull().default('waiting'),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.player, table.kind, table.round] })],
)

export const helpers = sqliteTable(
  'helpers',
  {
    tournamentId: text().notNull(),
    id: integer().notNull(),
    name: text().notNull(),
    secret: text().notNull(),
    fromBoard: integer(),
    toBoard: integer(),
    createdAt: integer().notNull(),
    revokedAt: integer(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.id] })],
)
