import type { Context } from 'hono'
import type { Permission } from '#core/people/levels.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AppEnv } from '../env.ts'
import { loadDirected } from '../use-cases/directed-tournament.ts'
import { signedInCaller } from './caller.ts'

/** The tournament in the address, if the signed-in user directs it; throws 404 or 403. */
export const requireDirector = (c: Context<AppEnv>, act: Permission): Promise<Snapshot> =>
  loadDirected(signedInCaller(c), c.req.param('id')!, act)
