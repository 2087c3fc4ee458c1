import type { Context } from 'hono'
import { SECOND } from '#core/time.ts'
import { edgePlace } from '#party/site-counter.ts'
import { singleFlight } from '../cache/single-flight.ts'
import type { AppEnv } from '../env.ts'
import { siteCounter } from '../rooms/site-counter.ts'
import { clientNetwork } from './client-address.ts'
import { RecentVisitors } from './recent-visitors.ts'

/** So long this part of the edge takes the site's count as it was told. */
const COUNT_TTL = 5 * SECOND

const visitors = new RecentVisitors()
let place: string | undefined
let known = { total: 0, own: 0, at: -Infinity }

/**
 * How many are on the site, with who asks where they say who they are. The counter hears of them all together, once in a few
 * seconds; what it cannot be asked is answered as it was.
 */
export async function countOnline(c: Context<AppEnv>, visitor: string | undefined): Promise<number> {
  if (visitor !== undefined) visitors.note(visitor, clientNetwork(c), Date.now())
  if (Date.now() >= known.at + COUNT_TTL) {
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    await singleFlight('online', waitUntil, () => report(c)).catch((error: unknown) => console.error(error))
  }
  return Math.max(0, known.total + visitors.count(Date.now()) - known.own)
}

async function report(c: Context<AppEnv>): Promise<void> {
  place ??= edgePlace(crypto.randomUUID())
  const own = visitors.count(Date.now())
  known = { total: await siteCounter(c.env).report(place, own), own, at: Date.now() }
}
