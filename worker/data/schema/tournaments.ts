import type { PrizePlan } from '#core/tournament/prizes.ts'
import { sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventSummary, Ranks } from '#core/rows/event-summary.ts'
import type { PodiumRow } from '#core/rows/podium-rows.ts'
import { FEES } from '#core/snapshot/entry-details.ts'
import type { Day } from '#core/text/start.ts'
import { EXCLUSIONS } from '#core/tournament/exclusion.ts'
import { STAGES } from '#core/tournament/stage.ts'
import { PHASES } from '#core/tournament/phase.ts'
import { TIME_CLASSES } from '#core/tournament/time-class.ts'
import { PAIRING_SYSTEMS, type PairingSystem, type Settings } from '#core/tournament/tournament.ts'

export const tournaments = sqliteTable('tournaments', {
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  name: text().notNull(),
  organiserId: text(),
  active: integer({ mode: 'boolean' }).notNull().default(true),
  round: integer().notNull().default(0),
  players: integer().notNull().default(0),
  public: integer({ mode: 'boolean' }).notNull().default(true),
  vanityUrl: text().unique(),
  phase: text({ enum: PHASES })
    .notNull()
    .generatedAlwaysAs(sql`by the migration`),
  place: text(),
  startsAt: integer(),
  listedAt: integer().generatedAlwaysAs(sql`by the migration`),
  system: text({ enum: PAIRING_SYSTEMS }).generatedAlwaysAs(sql`by the migration`),
  federation: text().generatedAlwaysAs(sql`by the migration`),
  speed: text({ enum: TIME_CLASSES }).generatedAlwaysAs(sql`by the migration`),
  settings: text({ mode: 'json' }).$type<Partial<Settings>>().notNull().default({}),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  toldRound: integer().notNull().default(0),
  stage: text({ enum: STAGES }),
  closed: integer().notNull().default(0),
  initialColour: text({ enum: ['w', 'b'] }),
  remarks: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  reportLines: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  prizePlan: text({ mode: 'json' }).$type<PrizePlan>(),
  podium: text({ mode: 'json' }).$type<PodiumRow[]>().notNull().default([]),
  podiumVersion: integer().notNull().default(0),
  hasArchive: integer({ mode: 'boolean' }).notNull().default(false),
  startDay: text().$type<Day>(),
  summary: text({ mode: 'json' }).$type<EventSummary>(),
  summaryVersion: integer().notNull().default(0),
  summarizedAt: integer().notNull().default(0),
})

export const places = sqliteTable('places', {
  tournamentId: text().primaryKey(),
  ranks: text({ mode: 'json' }).$type<Ranks>().notNull(),
})

export const deputies = sqliteTable(
  'deputies',
  {
    tournamentId: text().notNull(),
    userId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.userId] })],
)

export const systems = sqliteTable(
  'systems',
  {
    tournamentId: text().notNull(),
    fromRound: integer().notNull(),
    toRound: integer().notNull(),
    system: text().$type<PairingSystem>().notNull(),
    poolNames: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.fromRound] })],
)

export const rounds = sqliteTable(
  'rounds',
  { tournamentId: text().notNull(), round: integer().notNull(), startsAt: integer(), day: text().$type<Day>() },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round] })],
)

export const players = sqliteTable(
  'players',
  {
    tournamentId: text().notNull(),
    no: integer().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    title: text().notNull().default(''),
    rating: integer().notNull().default(0),
    nationality: text().notNull().default(''),
    pool: integer().notNull().default(0),
    active: integer({ mode: 'boolean' }).notNull().default(true),
    userId: text(),
    teamId: text(),
    owner: text(),
    contact: text(),
    lichess: text(),
    chessCom: text(),
    fideId: text(),
    birth: text(),
    sex: text(),
    club: text(),
    groupName: text(),
    fee: text({ enum: FEES }),
    email: text(),
    listed: text(),
    meta: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    joinedFrom: integer(),
    withdrawnFrom: integer(),
    exclusion: text({ enum: EXCLUSIONS }),
    code: text(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.no] })],
)

export const individuals = sqliteTable(
  'individuals',
  {
    tournamentId: text().notNull(),
    no: integer().notNull(),
    teamNo: integer().notNull(),
    board: integer().notNull().default(0),
    name: text().notNull(),
    username: text(),
    title: text().notNull().default(''),
    rating: integer().notNull().default(0),
    nationality: text().notNull().default(''),
    fideId: text(),
    userId: text(),
    createdAt: integer().notNull().default(0),
    isLate: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.no] })],
)

export const bonuses = sqliteTable(
  'bonuses',
  {
    tournamentId: text().notNull(),
    id: integer().notNull(),
    player: integer().notNull(),
    round: integer().notNull(),
    mp: integer().notNull().default(0),
    gp: integer().notNull().default(0),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.id] })],
)

export const requests = sqliteTable(
  'requests',
  {
    tournamentId: text().notNull(),
    userId: text().notNull(),
    teamId: text(),
    state: text({ enum: ['waiting', 'accepted', 'refused', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    createdAt: integer().notNull(),
    letters: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.userId] })],
)

export const changes = sqliteTable(
  'changes',
  {
    tournamentId: text().notNull(),
    version: integer().notNull(),
    at: integer().notNull(),
    by: text(),
    source: text().notNull(),
    act: text().notNull(),
    inverse: text().notNull(),
    reason: text(),
    key: text().notNull(),
    undoes: integer(),
    digest: text(),
    hash: text().notNull(),
    request: text(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.version] })],
)

export const changeTexts = sqliteTable(
  'change_texts',
  {
    tournamentId: text().notNull(),
    ref: text().notNull(),
    part: integer().notNull(),
    entry: integer(),
    salt: text().notNull(),
    text: text().notNull(),
    isOwner: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.ref, table.part] })],
)

export const archives = sqliteTable('archives', {
  tournamentId: text().primaryKey(),
  vanityUrl: text(),
  format: text().notNull(),
  snapshot: text().notNull(),
})

export const archivedSlices = sqliteTable(
  'archived_slices',
  {
    tournamentId: text().notNull(),
    entry: integer().notNull(),
    format: text().notNull(),
    slice: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.entry] })],
)

export const deletedTournaments = sqliteTable('deleted_tournaments', {
  id: text().primaryKey(),
  name: text().notNull(),
  organiserId: text(),
  deletedBy: text(),
  deletedAt: integer().notNull(),
})

export const deletedRows = sqliteTable(
  'deleted_rows',
  {
    tournamentId: text().notNull(),
    tableName: text().notNull(),
    no: integer().notNull(),
    row: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.tableName, table.no] })],
)
