import type { Context } from 'hono'
import { mayView } from '#core/people/tournament-level.ts'
import {
  findSnapshot,
  isKnownPublic,
  findPublicSnapshot,
  type CachedSnapshot,
  type SnapshotContext,
} from '../cache/snapshots.ts'
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

/**
 * The tournament of this id or vanity URL if whoever asks may see it. A private one is as unknown as one that is not there:
 * before anything of it is read it has cost the same steps, so that how long they take tells nobody which of them it was.
 */
export async function findVisible(c: Context<AppEnv>, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  const known = await findKnownPublic(c, idOrVanity)
  if (known) return known
  const viewer = await currentUser(c)
  if (!viewer) return findPublicSnapshot(snapshotContext(c), idOrVanity)
  const access = await tournaments.findAccess(c.var.db, idOrVanity, viewer.id)
  return access && mayView(access, access.people, viewer) ? findSnapshot(snapshotContext(c), idOrVanity) : undefined
}

/** The same for frames of other sites, which know no session: a public one. */
export const findPublic = async (c: Context<AppEnv>, idOrVanity: string): Promise<CachedSnapshot | undefined> =>
  (await findKnownPublic(c, idOrVanity)) ?? findPublicSnapshot(snapshotContext(c), idOrVanity)

async function findKnownPublic(c: Context<AppEnv>, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  if (!(await isKnownPublic(idOrVanity))) return undefined
  const found = await findSnapshot(snapshotContext(c), idOrVanity)
  if (found?.staleSince !== undefined) noteStale(c, found.staleSince)
  return found?.snapshot.settings.public ? found : undefined
}

/** The tournament of this id or vanity URL where everyone may see it, whoever asks; throws 404 elsewhere. */
export async function loadPublic(c: Context<AppEnv>, idOrVanity: string): Promise<CachedSnapshot> {
  const found = await findPublic(c, idOrVanity)
  if (!found) throw notFound('Tournament not found.')
  return found
}

/** As `findVisible`; throws 404 where there is nothing to see. */
export async function loadVisible(c: Context<AppEnv>, idOrVanity: string): Promise<CachedSnapshot> {
  const found = await findVisible(c, idOrVanity)
  if (!found) throw notFound('Tournament not found.')
  return found
}
