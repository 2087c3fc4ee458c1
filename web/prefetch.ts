import type { QueryClient } from '@tanstack/react-query'
import { initialQueries, type InitialQueryRef } from '#core/addresses/pages.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import { tournamentPageName } from '#core/addresses/tournament-page-name.ts'
import { queryOf } from './api/query-of.ts'
import { tournamentQueries } from './api/tournaments.ts'
import { preloadTournamentPage } from './pages/tournament/lazy-pages.tsx'
import { viewOf } from './views.tsx'

/** Preloads a page's code and its first queries. Errors are ignored: they occur again when the page is opened. */
export async function prefetchPage(cache: QueryClient, { pathname, search }: { pathname: string; search: string }) {
  let route = parsePath(pathname)
  while (route.page === 'redirect') route = parsePath(route.to)
  const params = new URLSearchParams(search)
  const context = { param: (name: string) => params.get(name) }
  const { View } = viewOf(route)
  if ('preload' in View) View.preload().catch(() => undefined)
  ask(cache, initialQueries(route, context))
  if (route.page !== 'tournament') return
  preloadTournamentPage(route.section).catch(() => undefined)
  // Which queries a section needs is known only with the tournament's snapshot.
  const snapshot = await cache
    .fetchQuery({ ...tournamentQueries.snapshot(route.id), retry: false })
    .catch(() => undefined)
  if (!snapshot) return
  preloadTournamentPage(route.section, tournamentPageName(snapshot, route)).catch(() => undefined)
  ask(cache, initialQueries(route, { ...context, snapshot }))
}

function ask(cache: QueryClient, queries: InitialQueryRef[]): void {
  for (const query of queries) void cache.prefetchQuery({ ...queryOf(query), retry: false })
}
