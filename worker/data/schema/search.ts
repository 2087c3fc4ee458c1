import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import type { HitKind } from '#core/contract/search-hit.ts'

/** Names for the search index, filled by triggers (migrations/0003_search.sql, 0036_search_spellings.sql). */
export const names = sqliteTable(
  'names',
  {
    n: integer().primaryKey(),
    kind: text().$type<Exclude<HitKind, 'festival' | 'league'>>().notNull(),
    id: text().notNull(),
    tournamentId: text(),
    name: text().notNull(),
    plain: text().generatedAlwaysAs(sql`by the migration`),
    loose: text().generatedAlwaysAs(sql`by the migration`),
    folded: text().generatedAlwaysAs(sql`by the migration`),
  },
  (table) => [unique().on(table.kind, table.id)],
)

const nameColumns = () => ({
  n: integer().primaryKey(),
  id: text().notNull().unique(),
  name: text().notNull(),
  plain: text().generatedAlwaysAs(sql`by the migration`),
  loose: text().generatedAlwaysAs(sql`by the migration`),
  folded: text().generatedAlwaysAs(sql`by the migration`),
})

/** Names of leagues for the search index, filled by triggers (migrations/0094_leagues_found.sql). */
export const leagueNames = sqliteTable('league_names', nameColumns())

/** Names of festivals for the search index, filled by triggers (migrations/0100_festivals_found.sql). */
export const festivalNames = sqliteTable('festival_names', nameColumns())
