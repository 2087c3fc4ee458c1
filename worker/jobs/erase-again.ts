import { sql } from 'drizzle-orm'
import { listErasures, type ErasedName } from '../backup/erasures.ts'
import { open } from '../data/db.ts'
import type { Bindings } from '../env.ts'
import { eraseAccount } from '../use-cases/erase-account.ts'
import { forEach } from './for-each.ts'

/** Deletes accounts again that were deleted before and came back with a backup or by D1's Time Travel. */
export async function eraseAgain(
  env: Pick<Bindings, 'DB' | 'BACKUPS' | 'SiteRoom' | 'TournamentRoom'>,
  now: number,
): Promise<void> {
  if (!env.BACKUPS) return
  const noted = await listErasures(env.BACKUPS)
  if (noted.length === 0) return
  const db = open(env.DB)
  const back = await db.all<{ id: string; username: string; name: ErasedName }>(sql`
    select u.id, u.username, e.value ->> 'name' as name from json_each(${JSON.stringify(noted)}) e
    cross join users u on u.id = e.value ->> 'id' where u.created_at <= e.value ->> 'at'`)
  const rest: Promise<unknown>[] = []
  const context = { env, db, waitUntil: (work: Promise<unknown>) => void rest.push(work) }
  await forEach(back, ({ id, username, name }) => eraseAccount(context, { id, username }, name, now))
  await Promise.allSettled(rest)
}
