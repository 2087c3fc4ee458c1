import type { Context } from 'hono'
import { lru } from '../cache/lru.ts'
import type { AppEnv } from '../env.ts'
import { clientNetwork } from './client-address.ts'
import { LIMITS, type LimitName } from './rate-limit.ts'

const MAX_NETWORKS = 10_000

/**
 * Counts requests by network in memory, to save a write to the database; each isolate counts for itself. Returns the
 * milliseconds to wait if there were too many lately, else 0.
 */
export function memoryLimit(name: LimitName): (c: Context<AppEnv>) => number {
  const { span, address } = LIMITS[name]
  const counts = lru<{ count: number; until: number }>(MAX_NETWORKS)
  return (c) => {
    const now = Date.now()
    const network = clientNetwork(c)
    const known = counts.get(network)
    const current = known && known.until > now ? known : { count: 0, until: now + span }
    counts.set(network, { ...current, count: current.count + 1 })
    return current.count < address ? 0 : current.until - now
  }
}
