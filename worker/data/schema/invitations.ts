import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { STAFF_ROLES } from '#core/people/invitation.ts'

export const teamInvitations = sqliteTable(
  'team_invitations',
  {
    teamId: text().notNull(),
    userId: text().notNull(),
    invitedBy: text(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
)

export const staffInvitations = sqliteTable(
  'staff_invitations',
  {
    tournamentId: text().notNull(),
    userId: text().notNull(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    fromBoard: integer(),
    toBoard: integer(),
    invitedBy: text(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.userId, table.role] })],
)
