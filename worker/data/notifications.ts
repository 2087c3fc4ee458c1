import { savedTexts } from '#core/people/news.ts'
import { inLanguage } from '#core/text/language.ts'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { notifications } from './schema/index.ts'

const MAX_ROWS = 50

/** A notification without its user; `content` is markdown. */
export type NotificationRow = Omit<typeof notifications.$inferSelect, 'userId' | 'news'>

const { userId: _, ...TOLD } = getTableColumns(notifications)

const latest = (db: Db, userId: string, isSeen: boolean) =>
  db
    .select(TOLD)
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.seen, isSeen)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(MAX_ROWS)

/**
 * The user's newest notifications in a language, newest first. Seen and unseen ones are read apart, as the index has
 * `seen` before the time.
 */
export async function listOfUser(db: Db, userId: string, language = 'en'): Promise<NotificationRow[]> {
  const both = await db.batch([latest(db, userId, false), latest(db, userId, true)])
  const rows = both
    .flat()
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
    .slice(0, MAX_ROWS)
  return inLanguage(language, () => rows.map(({ news, ...row }) => ({ ...row, ...savedTexts({ news, ...row }) })))
}

const ROW = columns(notifications, 'id content link role seen createdAt tournamentId spoilerFree', 'n')

/** As `listOfUser` in English, for many users in one statement; users without notifications are left out. */
export async function listOfUsers(db: Db, userIds: string[]): Promise<Map<string, NotificationRow[]>> {
  const { results } = await db.$client
    .prepare(
      `select n.user_id as user, ${ROW}
       from json_each(?1) u cross join json_each('[0,1]') s cross join notifications n on n.rowid in (
         select rowid from notifications where user_id = u.value and seen = s.value
         order by created_at desc, id desc limit ${MAX_ROWS})
       order by n.created_at desc, n.id desc`,
    )
    .bind(JSON.stringify(userIds))
    .all<RowOf<typeof ROW> & { user: string }>()
  const found = Map.groupBy(results, ({ user }) => user)
  return new Map(
    [...found].map(([user, rows]) => [
      user,
      rows.slice(0, MAX_ROWS).map(({ user: _user, seen, ...row }) => ({ ...row, seen: seen === 1 })),
    ]),
  )
}

export const countUnseen = (db: Db, userId: string): Promise<number> =>
  db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.seen, false)))

/** Marks a notification as seen; false when the user has none with this id. */
export async function markSeen(db: Db, userId: string, id: number): Promise<boolean> {
  const { meta } = await db
    .update(notifications)
    .set({ seen: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .run()
  return meta.changes > 0
}
