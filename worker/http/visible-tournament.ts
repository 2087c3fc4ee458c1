import type { Context } from 'hono'
import { mayView } from '#core/people/tournament-level.ts'
import { findSnapshot, type CachedSnapshot, type SnapshotContext } from '../cache/snapshots.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { notFound } from './errors.ts'
import { currentUser } from './session.ts'
import { noteStale } from './staleness.ts'

export const snapshotContext = (c: Context<AppEnv>): SnapshotContext => ({
  env: c.env,
  db: c.var.db,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
})

/** The tournament of this id or vanity URL if whoever asks may see it; a private one is as unknown as one that is not there. */
export async function findVisible(c: Context<AppEnv>, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  const found = await findSnapshot(snapshotContext(c), idOrVanity)
  if (found?.staleSince !== undefined) noteStale(c, found.staleSince)
  if (!found || found.snapshot.settings.public) return found
  const viewer = await currentUser(c)
  if (!viewer) return undefined
  const people = await tournaments.loadPeople(c.var.db, found.snapshot.id, viewer.id)
  return mayView({ public: false }, people, viewer) ? found : undefined
}

/** As `findVisible`; throws 404 where there is nothing to see. */
export async function loadVisible(c: Context<AppEnv>, idOrVanity: string): Promise<CachedSnapshot> {
  const found = await findVisible(c, idOrVanity)
  if (!found) throw notFound('Tournament not found.')
  return found
}
