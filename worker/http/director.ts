import type { Context } from 'hono'
import type { Permission } from '#core/people/levels.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { authorize } from './authorize.ts'
import { loadVisible } from './visible-tournament.ts'

/** Throws 403 where whoever asks does not direct this tournament. */
export async function requireDirectorOf(c: Context<AppEnv>, id: string, act: Permission): Promise<void> {
  const people = await tournaments.loadPeople(c.var.db, id, c.var.user.id)
  authorize(tournamentLevel(people, c.var.user), act)
}

/** The tournament of the address, if whoever asks directs it; throws 404 or 403. */
export async function requireDirector(c: Context<AppEnv>, act: Permission): Promise<Snapshot> {
  const { snapshot } = await loadVisible(c, c.req.param('id')!)
  await requireDirectorOf(c, snapshot.id, act)
  return snapshot
}
