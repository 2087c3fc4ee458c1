import * as say from '#words/answers.js'
import type { Permission } from '#core/people/levels.ts'
import { mayView, tournamentLevel } from '#core/people/tournament-level.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as tournaments from '../data/tournaments.ts'
import { authorize } from './authorize.ts'
import type { SignedInCaller } from './caller.ts'
import { notFound } from './refusal.ts'
import { loadVisible } from './visible-tournament.ts'

/** Throws 403 unless the caller directs this tournament. */
export async function requireDirectorOf({ db, user }: SignedInCaller, id: string, act: Permission): Promise<void> {
  const people = await tournaments.loadPeople(db, id, user.id)
  authorize(tournamentLevel(people, user), act)
}

/** As `loadDirected`, without reading the tournament’s data: also for one whose data can’t be read. */
export async function findDirected(
  { db, user }: SignedInCaller,
  idOrVanity: string,
  act: Permission,
): Promise<tournaments.TournamentAccess> {
  const access = await tournaments.findAccess(db, idOrVanity, user.id)
  if (!access || !mayView(access, access.people, user)) throw notFound(say.tournamentNotFound)
  authorize(tournamentLevel(access.people, user), act)
  return access
}

/** The tournament of this id or vanity URL, if the caller directs it; throws 404 or 403. */
export async function loadDirected(caller: SignedInCaller, idOrVanity: string, act: Permission): Promise<Snapshot> {
  const { snapshot } = await loadVisible(caller, idOrVanity)
  await requireDirectorOf(caller, snapshot.id, act)
  return snapshot
}
