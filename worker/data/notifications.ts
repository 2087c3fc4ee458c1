import type { Db } from './db.ts'

const MOST = 50

/** A notification as the person it is for is told it; `content` is markdown. */
export interface Told {
  id: number
  content: string
  link: string | null
  role: 'draw' | 'announcement'
  seen: boolean
  createdAt: number
}

const LATEST = `
  select id, content, link, role, seen, created_at as createdAt from notifications
  where user_id = ?1 and seen = ?2 order by created_at desc, id desc limit ?3`

type Stored = Omit<Told, 'seen'> & { seen: 0 | 1 }

/** Somebody's notifications, newest first, with all that are not seen yet as far as they are not too many. */
export async function ofUser(db: Db, userId: string): Promise<Told[]> {
  const [unseen, seen] = await db.$client.batch<Stored>(
    [0, 1].map((is) => db.$client.prepare(LATEST).bind(userId, is, MOST)),
  )
  return [...unseen!.results, ...seen!.results]
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
    .slice(0, MOST)
    .map((one) => ({ ...one, seen: one.seen === 1 }))
}

/** How many somebody has not seen. */
export async function unseen(db: Db, userId: string): Promise<number> {
  const counted = await db.$client
    .prepare('select count(*) as n from notifications where user_id = ?1 and seen = 0')
    .bind(userId)
    .first<{ n: number }>()
  return counted?.n ?? 0
}

/** Marks one of somebody's notifications as seen; false when they have none of that id. */
export async function see(db: Db, userId: string, id: number): Promise<boolean> {
  const { meta } = await db.$client
    .prepare('update notifications set seen = 1 where id = ?2 and user_id = ?1')
    .bind(userId, id)
    .run()
  return meta.changes > 0
}
