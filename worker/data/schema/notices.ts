import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { AUDIENCES } from '#core/changes/announce.ts'
import type { News } from '#core/people/news.ts'

export const LETTER_KINDS = [
  'verification',
  'passwordReset',
  'usernameReminder',
  'passwordChanged',
  'emailChanged',
  'notice',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

const times = { createdAt: integer().notNull(), updatedAt: integer().notNull() }

export const announcements = sqliteTable('announcements', {
  id: integer().primaryKey(),
  tournamentId: text().notNull(),
  title: text().notNull().default(''),
  announcement: text().notNull(),
  authorId: text(),
  toldAt: integer(),
  audience: text({ enum: AUDIENCES }).notNull().default('public'),
  isPinned: integer({ mode: 'boolean' }).notNull().default(false),
  ...times,
})

export const notices = sqliteTable('notices', {
  id: integer().primaryKey(),
  title: text().notNull(),
  content: text().notNull(),
  link: text(),
  role: text(),
  tournamentId: text(),
  authorId: text(),
  ...times,
})

export const notifications = sqliteTable('notifications', {
  id: integer().primaryKey(),
  userId: text().notNull(),
  content: text().notNull(),
  link: text(),
  role: text({ enum: ['draw', 'announcement'] }).notNull(),
  seen: integer({ mode: 'boolean' }).notNull().default(false),
  createdAt: integer().notNull(),
  tournamentId: text(),
  spoilerFree: text(),
  news: text({ mode: 'json' }).$type<News>(),
})

export const feedback = sqliteTable('feedback', {
  id: text().primaryKey(),
  userId: text(),
  title: text().notNull(),
  type: text({ enum: ['suggestion', 'bug', 'other'] }).notNull(),
  content: text().notNull(),
  link: text(),
  createdAt: integer().notNull(),
})

export const letters = sqliteTable('letters', {
  id: integer().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  createdAt: integer().notNull(),
  userId: text(),
  kind: text({ enum: LETTER_KINDS }).notNull().default('notice'),
  dueAt: integer().notNull().default(0),
  until: integer().notNull().default(0),
  tries: integer().notNull().default(0),
  status: text(),
  failedAt: integer(),
  tournamentId: text(),
  round: integer(),
  told: text({ enum: ['pairing', 'result'] }),
  entry: integer(),
  unsubscribe: text(),
})

export const roundLetters = sqliteTable(
  'round_letters',
  {
    tournamentId: text().notNull(),
    round: integer().notNull(),
    kind: text({ enum: ['pairing', 'result'] }).notNull(),
    entry: integer().notNull(),
    opponent: integer(),
    seat: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round, table.kind, table.entry] })],
)

export const roundLettersDue = sqliteTable('round_letters_due', {
  tournamentId: text().primaryKey(),
  n: integer().notNull().default(1),
})

export const letterStops = sqliteTable(
  'letter_stops',
  { tournamentId: text().notNull(), address: text().notNull() },
  (table) => [primaryKey({ columns: [table.tournamentId, table.address] })],
)

export const mailSender = sqliteTable('mail_sender', {
  id: integer().primaryKey(),
  holder: text().notNull().default(''),
  leasedUntil: integer().notNull().default(0),
  nextAt: integer().notNull().default(0),
  failures: integer().notNull().default(0),
})

export const tries = sqliteTable('tries', {
  key: text().primaryKey(),
  until: integer().notNull(),
  count: integer().notNull(),
})
