import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  username: text().notNull(),
  uniqueId: text().notNull().unique(),
  passwordHash: text(),
  name: text(),
  bio: text().notNull().default(''),
  nationality: text().notNull().default(''),
  theme: text({ enum: ['light', 'dark'] }),
  backgroundUrl: text(),
  isLicensed: integer({ mode: 'boolean' }).notNull().default(false),
  verified: integer({ mode: 'boolean' }).notNull().default(false),
  email: text(),
  emailMeta: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  contact: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  meta: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  ecf: text(),
  fide: text(),
  level: integer().notNull().default(0),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  language: text(),
})

export const sessions = sqliteTable('sessions', {
  secretHash: text().primaryKey(),
  handle: text().notNull().unique(),
  userId: text().notNull(),
  createdAt: integer().notNull(),
  seenAt: integer().notNull(),
  expiresAt: integer().notNull(),
  device: text().notNull().default(''),
})

export const accounts = sqliteTable(
  'accounts',
  {
    userId: text().notNull(),
    id: text({ enum: ['lichess', 'chessCom', 'facebook', 'email'] }).notNull(),
    siteId: text(),
    username: text().notNull(),
    link: text(),
    token: text(),
    scopes: text(),
    tokenExpiresAt: integer(),
    verified: integer({ mode: 'boolean' }).notNull().default(false),
    public: integer({ mode: 'boolean' }).notNull().default(true),
    permanent: integer({ mode: 'boolean' }).notNull().default(false),
    sentAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const codes = sqliteTable('codes', {
  hash: text().primaryKey(),
  purpose: text().notNull(),
  subject: text().notNull(),
  userId: text(),
  data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
  usedAt: integer(),
})

export const teams = sqliteTable('teams', {
  id: text().primaryKey(),
  name: text().notNull(),
  founderId: text(),
  bio: text().notNull().default(''),
  description: text().notNull().default(''),
  nationality: text().notNull().default(''),
  ecf: text(),
  fide: text(),
  chessCom: text(),
  logoUrl: text(),
  mergedInto: text(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  sortName: text().notNull().default(''),
})

export const teamMembers = sqliteTable(
  'team_members',
  {
    teamId: text().notNull(),
    userId: text().notNull(),
    level: integer().notNull().default(0),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
)

export const claimRequests = sqliteTable(
  'claim_requests',
  { tournamentId: text().notNull(), no: integer().notNull(), userId: text().notNull(), createdAt: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tournamentId, table.no, table.userId] })],
)

export const reminders = sqliteTable(
  'reminders',
  {
    userId: text().notNull(),
    tournamentId: text().notNull(),
    round: integer().notNull(),
    matchNo: integer().notNull(),
    minutes: integer().notNull(),
    dueAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tournamentId, table.round, table.matchNo] })],
)

export const pushSubscriptions = sqliteTable('push_subscriptions', {
  id: integer().primaryKey(),
  userId: text().notNull(),
  endpoint: text().notNull().unique(),
  keys: text().notNull(),
  createdAt: integer().notNull(),
})

export const pushQueue = sqliteTable('push_queue', {
  id: integer().primaryKey(),
  subscriptionId: integer().notNull(),
  notificationId: integer().notNull(),
  tries: integer().notNull().default(0),
  dueAt: integer().notNull(),
  status: text(),
  failedAt: integer(),
})
