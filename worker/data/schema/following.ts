import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
