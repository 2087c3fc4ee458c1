import type { Db } from './db.ts'

const TRY = `
  insert into tries (key, until, count) values (?1, ?2 + ?3, 1)
  on conflict (key) do update set
    count = case when until <= ?2 then 1 else count + 1 end,
    until = case when until <= ?2 then ?2 + ?3 else until end
  returning count, until`

/** Counts one more try under a key; how many there were since the count began, and when it begins anew. */
export async function count(db: Db, key: string, now: number, span: number): Promise<{ count: number; until: number }> {
  const counted = await db.$client.prepare(TRY).bind(key, now, span).first<{ count: number; until: number }>()
  return counted!
}

/** Takes one try back. */
export const forgive = (db: Db, key: string): D1PreparedStatement =>
  db.$client.prepare('update tries set count = max(count - 1, 0) where key = ?1').bind(key)

/** Forgets counts that are over. */
export const sweep = (db: Db, now: number): D1PreparedStatement =>
  db.$client.prepare('delete from tries where until <= ?1').bind(now)
