import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { FESTIVAL_STAGES } from '#core/festival/facts.ts'
import { PAYMENT_WAYS } from '#core/festival/payments.ts'
import { PLACE_STATES } from '#core/festival/waiting.ts'

export const festivals = sqliteTable('festivals', {
  id: text().primaryKey(),
  ownerId: text(),
  version: integer().notNull(),
  name: text().notNull(),
  stage: text({ enum: FESTIVAL_STAGES }).notNull(),
  facts: text().notNull(),
  lastNo: integer().notNull().default(0),
  listedAt: integer(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
})

export const festivalSections = sqliteTable(
  'festival_sections',
  {
    festivalId: text().notNull(),
    tournamentId: text().notNull(),
    pos: integer().notNull(),
    facts: text().notNull(),
    held: integer().notNull().default(0),
    waiting: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.festivalId, table.tournamentId] })],
)

export const festivalStaff = sqliteTable(
  'festival_staff',
  { festivalId: text().notNull(), userId: text().notNull() },
  (table) => [primaryKey({ columns: [table.festivalId, table.userId] })],
)

export const festivalChanges = sqliteTable(
  'festival_changes',
  {
    festivalId: text().notNull(),
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
  (table) => [primaryKey({ columns: [table.festivalId, table.version] })],
)

export const festivalPeople = sqliteTable(
  'festival_people',
  {
    festivalId: text().notNull(),
    no: integer().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    title: text().notNull().default(''),
    rating: integer().notNull().default(0),
    nationality: text().notNull().default(''),
    fideId: text(),
    sex: text({ enum: ['m', 'w'] }),
    birth: text(),
    club: text(),
    email: text(),
    letters: integer({ mode: 'boolean' }).notNull().default(false),
    language: text(),
    note: text(),
    reference: text().notNull(),
    secret: text(),
    identity: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.festivalId, table.no] })],
)

export const festivalPlaces = sqliteTable(
  'festival_places',
  {
    festivalId: text().notNull(),
    person: integer().notNull(),
    tournamentId: text().notNull(),
    state: text({ enum: PLACE_STATES }).notNull(),
    askedAt: integer().notNull(),
    offeredUntil: integer(),
    price: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.festivalId, table.person, table.tournamentId] })],
)

export const festivalPayments = sqliteTable(
  'festival_payments',
  {
    festivalId: text().notNull(),
    no: integer().notNull(),
    person: integer().notNull(),
    amount: integer().notNull(),
    way: text({ enum: PAYMENT_WAYS }).notNull(),
    day: text().notNull(),
    note: text(),
    by: text(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.festivalId, table.no] })],
)
