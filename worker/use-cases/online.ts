import { SECOND } from '#core/time.ts'
import { edgePlace } from '#party/site-counter.ts'
import { singleFlight } from '../cache/single-flight.ts'
import type { Bindings } from '../env.ts'
import { siteCounter } from '../rooms/site-counter.ts'
import type { Caller } from './caller.ts'
import { RecentVisitors } from './recent-visitors.ts'

/** How long this isolate keeps the site's count. */
const COUNT_TTL = 5 * SECOND

const visitors = new RecentVisitors()
let place: string | undefined
let known = { total: 0, own: 0, at: -Infinity }

interface Visitor {
  /** As the visitor's browser chose it. */
  id: string
  network: string
}

/**
 * How many people are on the site, including this visitor. The site's counter is told of all visitors together, once every
 * few seconds; if it can’t be reached, the last known count is the answer.
 */
export async function countOnline({ env, waitUntil }: Caller, visitor: Visitor | undefined): Promise<number> {
  if (visitor) visitors.note(visitor.id, visitor.network, Date.now())
  if (Date.now() >= known.at + COUNT_TTL) {
    await singleFlight('online', waitUntil, () => report(env)).catch((error: unknown) => console.error(error))
  }
  return Math.max(0, known.total + visitors.count(Date.now()) - known.own)
}

async function report(env: Bindings): Promise<void> {
  place ??= edgePlace(crypto.randomUUID())
  const own = visitors.count(Date.now())
  known = { total: await siteCounter(env).report(place, own), own, at: Date.now() }
}
