import type { Context } from 'hono'
import { mayView } from '#core/tournament/access.ts'
import { find, type Held, type Reach } from '../data/snapshots.ts'
import * as tournaments from '../data/tournaments.ts'
import type { App } from '../env.ts'
import { notFound } from './errors.ts'
import { visitor } from './session.ts'

export const reach = (c: Context<App>): Reach => ({
  env: c.env,
  db: c.var.db,
  until: (work) => c.executionCtx.waitUntil(work),
})

/** The tournament of this id or vanity URL if whoever asks may see it; a private one is as unknown as one that is not there. */
export async function seen(c: Context<App>, idOrVanity: string): Promise<Held | undefined> {
  const found = await find(reach(c), idOrVanity)
  if (!found || found.snapshot.settings.public) return found
  const asker = await visitor(c)
  if (!asker) return undefined
  const people = await tournaments.people(c.var.db, found.snapshot.id, asker.id)
  return mayView({ public: false }, people, asker) ? found : undefined
}

/** As `seen`; throws 404 where there is nothing to see. */
export async function tournament(c: Context<App>, idOrVanity: string): Promise<Held> {
  const found = await seen(c, idOrVanity)
  if (!found) throw notFound('There is no such tournament.')
  return found
}
