import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ENTRY_ORIGINS, ENTRY_STATES, type FinalTable, type PlaceBefore } from '#core/season/facts.ts'
import type { LeagueAct } from '#core/season/league-acts.ts'
import type { PlayoffPair } from '#core/season/playoffs.ts'
import type { SeasonRules } from '#core/season/rules.ts'
import type { SquadPlayer } from '#core/season/squads.ts'
import { SEASON_STAGES } from '#core/season/states.ts'
import type { Start } from '#core/text/start.ts'

export const leagues = sqliteTable('leagues', {
  id: text().primaryKey(),
  name: text().notNull(),
  ownerId: text(),
  description: text(),
  rulesUrl: text(),
  logoUrl: text(),
  version: integer().notNull().default(1),
  listedAt: integer(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
})

export const leaguePeople = sqliteTable(
  'league_people',
  { leagueId: text().notNull(), seasonId: text().notNull().default(''), userId: text().notNull() },
  (table) => [primaryKey({ columns: [table.leagueId, table.seasonId, table.userId] })],
)

export const seasons = sqliteTable(
  'seasons',
  {
    leagueId: text().notNull(),
    id: text().notNull(),
    no: integer().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    stage: text({ enum: SEASON_STAGES }).notNull(),
    rules: text({ mode: 'json' }).$type<SeasonRules>().notNull(),
    starts: text({ mode: 'json' }).$type<(Start | null)[]>().notNull(),
    entriesUntil: integer(),
    final: text({ mode: 'json' }).$type<FinalTable[]>(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.id] })],
)

export const seasonDivisions = sqliteTable(
  'season_divisions',
  {
    leagueId: text().notNull(),
    seasonId: text().notNull(),
    tier: integer().notNull(),
    grp: integer().notNull(),
    name: text().notNull(),
    tournamentId: text(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.seasonId, table.tier, table.grp] })],
)

export const seasonEntries = sqliteTable(
  'season_entries',
  {
    leagueId: text().notNull(),
    seasonId: text().notNull(),
    no: integer().notNull(),
    teamId: text(),
    name: text().notNull(),
    nationality: text().notNull().default(''),
    tier: integer(),
    grp: integer(),
    seat: integer().notNull().default(0),
    origin: text({ enum: ENTRY_ORIGINS }).notNull(),
    cameFrom: text({ mode: 'json' }).$type<PlaceBefore>(),
    state: text({ enum: ENTRY_STATES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.seasonId, table.no] })],
)

export const seasonChanges = sqliteTable(
  'season_changes',
  {
    leagueId: text().notNull(),
    seasonId: text().notNull(),
    version: integer().notNull(),
    at: integer().notNull(),
    by: text(),
    act: text().notNull(),
    inverse: text().notNull(),
    reason: text(),
    key: text().notNull(),
    request: text(),
    undoes: integer(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.seasonId, table.version] })],
)

export const seasonPlayoffs = sqliteTable(
  'season_playoffs',
  {
    leagueId: text().notNull(),
    seasonId: text().notNull(),
    tier: integer().notNull(),
    pairs: text({ mode: 'json' }).$type<PlayoffPair[]>().notNull(),
    tournamentId: text(),
    winners: text({ mode: 'json' }).$type<number[]>(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.seasonId, table.tier] })],
)

export const seasonSquads = sqliteTable(
  'season_squads',
  {
    leagueId: text().notNull(),
    seasonId: text().notNull(),
    teamId: text().notNull(),
    squad: text({ mode: 'json' }).$type<SquadPlayer[]>().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.seasonId, table.teamId] })],
)

export const leagueChanges = sqliteTable(
  'league_changes',
  {
    leagueId: text().notNull(),
    version: integer().notNull(),
    at: integer().notNull(),
    by: text(),
    act: text({ mode: 'json' }).$type<LeagueAct>().notNull(),
    undoes: integer(),
  },
  (table) => [primaryKey({ columns: [table.leagueId, table.version] })],
)
