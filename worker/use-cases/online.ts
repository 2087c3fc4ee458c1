import { SECOND } from '#core/time.ts'
import { edgePlace } from '#party/site-counter.ts'
import { logError } from '#party/log.ts'
import { singleFlight } from '../cache/single-flight.ts'
import type { Bindings } from '../env.ts'
import { siteCounter } from '../rooms/site-counter.ts'
import type { Caller } from './caller.ts'
import { RecentVisitors } from './recent-visitors.ts'

/** Milliseconds for which this isolate reuses the site's count. */
const COUNT_TTL = 5 * SECOND

const visitors = new RecentVisitors()
let place: string | undefined
let known = { total: 0, own: 0, at: -Infinity }

interface Visitor {
  /** The id that the visitor's browser chose. */
  id: string
  network: string
}

/**
 * The number of people on the site, including this visitor. This isolate reports its visitors to the site's counter
 * together, once every few seconds; if the counter can’t be reached, the last known number is returned.
 */
export async function countOnline({ env, waitUntil }: Caller, visitor: Visitor | undefined): Promise<number> {
  if (visitor) visitors.note(visitor.id, visitor.network, Date.now())
  if (Date.now() >= known.at + COUNT_TTL) {
    await singleFlight('online', waitUntil, () => report(env)).catch(logError)
  }
  return Math.max(0, known.total + visitors.count(Date.now()) - known.own)
}

async function report(env: Bindings): Promise<void> {
  place ??= edgePlace(crypto.randomUUID())
  const own = visitors.count(Date.now())
  known = { total: await siteCounter(env).report(place, own), own, at: Date.now() }
}
