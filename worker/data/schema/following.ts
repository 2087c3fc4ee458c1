import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FollowStates } from '#core/rows/follow-news.ts'

export const followLists = sqliteTable('follow_lists', {
  id: text().primaryKey(),
  hash: text().unique(),
  userId: text().unique(),
  feedHash: text().notNull().unique(),
  feed: text().notNull(),
  createdAt: integer().notNull(),
  usedAt: integer().notNull(),
})

export const followStars = sqliteTable(
  'follow_stars',
  {
    listId: text().notNull(),
    star: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.star] })],
)

export const followBrowsers = sqliteTable('follow_browsers', {
  id: integer().primaryKey(),
  listId: text().notNull(),
  endpoint: text().notNull().unique(),
  keys: text().notNull(),
  zone: text().notNull(),
  quietFrom: integer(),
  quietTo: integer(),
  createdAt: integer().notNull(),
  language: text(),
  moments: integer({ mode: 'boolean' }).notNull().default(false),
})

export const followPushes = sqliteTable('follow_pushes', {
  id: integer().primaryKey(),
  browserId: integer().notNull(),
  tournamentId: text().notNull(),
  content: text().notNull(),
  link: text().notNull(),
  spoilerFree: text(),
  tries: integer().notNull().default(0),
  dueAt: integer().notNull(),
  status: text(),
  failedAt: integer(),
})

export const followMarks = sqliteTable('follow_marks', {
  tournamentId: text().primaryKey(),
  version: integer().notNull(),
  states: text({ mode: 'json' }).$type<FollowStates>().notNull(),
  nextAt: integer(),
})
