import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { AUDIENCES } from '#core/changes/announce.ts'

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
})

export const tries = sqliteTable('tries', {
  key: text().primaryKey(),
  until: integer().notNull(),
  count: integer().notNull(),
})
