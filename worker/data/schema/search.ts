import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What is found by its name; triggers keep it (migrations/0003_search.sql). */
export const names = sqliteTable('names', {
  n: integer().primaryKey(),
  kind: text({ enum: ['tournament', 'team', 'player', 'user'] }).notNull(),
  id: text().notNull(),
  tournamentId: text(),
  name: text().notNull(),
  folded: text().notNull(),
})
