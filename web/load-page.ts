import type { QueryClient } from '@tanstack/react-query'
import { parsePath } from '#core/addresses/parse-path.ts'
import type { Address } from '#core/addresses/path-pattern.ts'
import type { Route } from '#core/addresses/paths.ts'
import { tournamentPageName } from '#core/addresses/tournament-page-name.ts'
import { openapiQuery } from './api/openapi.ts'
import { siteQueries } from './api/site.ts'
import { tournamentQueries } from './api/tournaments.ts'
import { preloadTournamentPage } from './pages/tournament/lazy-pages.tsx'
import { viewOf } from './views.tsx'

/** The page at an address. The Worker knows of addresses of the right form at which nothing is. */
export const routeAt = (cache: QueryClient, pathname: string, addresses?: readonly Address<Route>[]): Route =>
  cache.getQueryData(siteQueries.missingPath().queryKey) === pathname
    ? { page: 'unknown' }
    : parsePath(pathname, addresses)

/** Loads the code of a page whose data are there, so that it is shown at once. */
export async function loadPage(cache: QueryClient, pathname: string): Promise<void> {
  const route = routeAt(cache, pathname)
  const { View } = viewOf(route)
  // What the page shows comes beside it.
  const answers = route.page === 'api' ? cache.prefetchQuery({ ...openapiQuery(), retry: false }) : undefined
  if ('preload' in View) await View.preload()
  await answers
  if (route.page !== 'tournament') return
  const snapshot = cache.getQueryData(tournamentQueries.snapshot(route.id).queryKey)
  await preloadTournamentPage(route.section, snapshot && tournamentPageName(snapshot, route))
}
