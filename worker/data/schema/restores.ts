import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Restored backups (scripts/restore.ts). */
export const restores = sqliteTable('restores', {
  at: integer().primaryKey(),
  backup: text().notNull(),
  firstVersion: integer().notNull(),
})
