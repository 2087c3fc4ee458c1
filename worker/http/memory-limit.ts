import type { Context } from 'hono'
import { lru } from '../cache/lru.ts'
import type { AppEnv } from '../env.ts'
import { clientNetwork } from './client-address.ts'
import { LIMITS, type LimitName } from './rate-limit.ts'

const MAX_NETWORKS = 10_000

/**
 * Counts in memory what one address asks for, so that counting costs the database no write; each isolate counts for itself.
 * Says how long to wait where there was too much of late, else 0.
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
