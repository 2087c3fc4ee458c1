import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { HIT_KINDS } from '#core/contract/search-hit.ts'

/** Names for the search index, filled by triggers (migrations/0003_search.sql). */
export const names = sqliteTable(
  'names',
  {
    n: integer().primaryKey(),
    kind: text({ enum: HIT_KINDS }).notNull(),
    id: text().notNull(),
    tournamentId: text(),
    name: text().notNull(),
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`by the migration`),
  },
  (table) => [unique().on(table.kind, table.id)],
)
