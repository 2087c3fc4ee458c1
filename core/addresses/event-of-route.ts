import { parsePairingId } from '../snapshot/ids.ts'
import type { Route } from './paths.ts'

/** The event that a page shows, as in its address: an id or a vanity URL. Undefined on other pages. */
export function eventOfRoute(route: Route): string | undefined {
  if (route.page === 'match') return parsePairingId(route.id)?.tournament
  return route.page === 'tournament' ? route.id : undefined
}
