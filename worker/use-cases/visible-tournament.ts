import * as say from '#words/answers.js'
import { mayView } from '#core/people/tournament-level.ts'
import { findSnapshot, isKnownPublic, findPublicSnapshot, type CachedSnapshot } from '../cache/snapshots.ts'
import * as tournaments from '../data/tournaments.ts'
import type { Caller } from './caller.ts'
import { notFound } from './refusal.ts'

/**
 * The tournament of this id or vanity URL if the caller may see it. A private one is treated like one that doesn’t
 * exist: both take the same steps before anything of it is read, so that response times don't reveal its existence.
 */
export async function findVisible(caller: Caller, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  const known = await findKnownPublic(caller, idOrVanity)
  if (known) return known
  const viewer = await caller.viewer()
  if (!viewer) return findPublicSnapshot(caller, idOrVanity)
  const access = await tournaments.findAccess(caller.db, idOrVanity, viewer.id)
  return access && mayView(access, access.people, viewer) ? findSnapshot(caller, idOrVanity) : undefined
}

/** The same for frames on other sites, which have no session: public tournaments only. */
export const findPublic = async (caller: Caller, idOrVanity: string): Promise<CachedSnapshot | undefined> =>
  (await findKnownPublic(caller, idOrVanity)) ?? findPublicSnapshot(caller, idOrVanity)

async function findKnownPublic(caller: Caller, idOrVanity: string): Promise<CachedSnapshot | undefined> {
  if (!(await isKnownPublic(caller, idOrVanity))) return undefined
  const found = await findSnapshot(caller, idOrVanity)
  if (found?.staleSince !== undefined) caller.noteStale(found.staleSince)
  return found?.snapshot.settings.public ? found : undefined
}

/** The tournament of this id or vanity URL if it is public; throws 404. */
export async function loadPublic(caller: Caller, idOrVanity: string): Promise<CachedSnapshot> {
  const found = await findPublic(caller, idOrVanity)
  if (!found) throw notFound(say.tournamentNotFound)
  return found
}

/** As `findVisible`; throws 404 if there is nothing to see. */
export async function loadVisible(caller: Caller, idOrVanity: string): Promise<CachedSnapshot> {
  const found = await findVisible(caller, idOrVanity)
  if (!found) throw notFound(say.tournamentNotFound)
  return found
}
