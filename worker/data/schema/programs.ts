import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ALL_SCOPES } from '#core/people/scopes.ts'
import type { WebhookEvent } from '#core/people/webhook-events.ts'

export const accessTokens = sqliteTable('access_tokens', {
  id: text().primaryKey(),
  userId: text().notNull(),
  hash: text().notNull().unique(),
  name: text().notNull(),
  scope: text({ enum: ALL_SCOPES }).notNull(),
  createdAt: integer().notNull(),
  usedAt: integer(),
  expiresAt: integer(),
  /** The one event that a token of the scope `boards` is for. */
  tournamentId: text(),
})

export const webhooks = sqliteTable('webhooks', {
  id: text().primaryKey(),
  tournamentId: text().notNull(),
  url: text().notNull(),
  secret: text().notNull(),
  events: text({ mode: 'json' }).$type<WebhookEvent[]>().notNull(),
  told: integer().notNull(),
  createdBy: text(),
  createdAt: integer().notNull(),
  dueAt: integer().notNull().default(0),
  tries: integer().notNull().default(0),
  failingSince: integer(),
  disabledAt: integer(),
})

export const deliveries = sqliteTable('deliveries', {
  id: text().primaryKey(),
  webhookId: text().notNull(),
  seq: integer().notNull(),
  event: text().$type<WebhookEvent>().notNull(),
  body: text().notNull(),
  createdAt: integer().notNull(),
  status: integer(),
  triedAt: integer(),
  doneAt: integer(),
})
