import { publish } from '#party/publish.ts'
import { logError } from '#party/log.ts'
import { noteErasure, type ErasedName } from '../backup/erasures.ts'
import { noteVersion } from '../cache/snapshots.ts'
import * as accountErasure from '../data/account-erasure.ts'
import type { Db } from '../data/db.ts'
import type { Bindings } from '../env.ts'
import { siteRoomOf } from '../rooms/site-shards.ts'

interface Context {
  env: Pick<Bindings, 'BACKUPS' | 'SiteRoom' | 'TournamentRoom'>
  db: Db
  waitUntil: (work: Promise<unknown>) => void
}

/** Deletes an account; closes its sockets and informs its tournaments' rooms. */
export async function eraseAccount(
  { env, db, waitUntil }: Context,
  user: { id: string; username: string },
  name: ErasedName,
  now: number,
): Promise<void> {
  const changed = await accountErasure.erase(db, user, name, now)
  if (env.BACKUPS) await noteErasure(env.BACKUPS, { id: user.id, name, at: now }).catch(reportUnnoted(user.id))
  waitUntil(siteRoomOf(env, user.id).closeUser(user.id))
  for (const { id, version } of changed) {
    noteVersion(id, version)
    waitUntil(publish(env.TournamentRoom, id, [{ type: 'stale', v: version }]))
  }
}

const reportUnnoted = (id: string) => (error: unknown) =>
  logError(`Account ${id} was deleted, but not noted beside the backups: delete it again after a restore.`, error)
