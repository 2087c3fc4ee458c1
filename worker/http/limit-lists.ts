import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { lru } from '../cache/lru.ts'
import type { AppEnv } from '../env.ts'
import { clientNetwork } from './client-address.ts'
import { LIMITS, tooManyAttempts } from './rate-limit.ts'

const MAX_NETWORKS = 10_000

const counts = lru<{ count: number; until: number }>(MAX_NETWORKS)

/** Counts one more look into the lists; how long to wait where there were too many of late, else 0. */
export function waitForLists(c: Context<AppEnv>): number {
  const now = Date.now()
  const network = clientNetwork(c)
  const known = counts.get(network)
  const current = known && known.until > now ? known : { count: 0, until: now + LIMITS.lists.span }
  counts.set(network, { ...current, count: current.count + 1 })
  return current.count < LIMITS.lists.address ? 0 : current.until - now
}

/**
 * Names are looked up at the pace of people: whoever would copy all of them has to wait. Counted in memory, so that a search
 * costs the database no write; each isolate counts for itself.
 */
export const limitLists = createMiddleware<AppEnv>(async (c, next) => {
  const wait = waitForLists(c)
  if (wait > 0) throw tooManyAttempts(wait)
  await next()
})
