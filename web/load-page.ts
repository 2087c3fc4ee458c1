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

/** The route of a path; `unknown` also where the path is well-formed but the Worker found nothing there. */
export const routeAt = (cache: QueryClient, pathname: string, addresses?: readonly Address<Route>[]): Route =>
  cache.getQueryData(siteQueries.missingPath().queryKey) === pathname
    ? { page: 'unknown' }
    : parsePath(pathname, addresses)

/** Preloads a page's code, so that it renders without a fallback. */
export async function loadPage(cache: QueryClient, pathname: string): Promise<void> {
  const route = routeAt(cache, pathname)
  const { View } = viewOf(route)
  // The API page's data are fetched together with its code.
  const answers = route.page === 'api' ? cache.prefetchQuery({ ...openapiQuery(), retry: false }) : undefined
  if ('preload' in View) await View.preload()
  await answers
  if (route.page !== 'tournament') return
  const snapshot = cache.getQueryData(tournamentQueries.snapshot(route.id).queryKey)
  await preloadTournamentPage(route.section, snapshot && tournamentPageName(snapshot, route))
}
