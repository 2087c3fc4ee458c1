import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** In milliseconds, doubled at each attempt. Another isolate of the Worker may see a change a moment later. */
const PAUSE = 250
const MAX_ATTEMPTS = 7

/**
 * Refetches a query until its data has at least this version. Gives up on an error, when the query is no longer on
 * screen, and after about half a minute.
 */
export async function fetchUpTo(cache: QueryClient, queryKey: QueryKey, version: number): Promise<void> {
  const asked = { queryKey, exact: true, type: 'active' } as const
  const isBehind = () => (cache.getQueryData<{ version: number }>(queryKey)?.version ?? 0) < version
  for (let attempt = 0; attempt < MAX_ATTEMPTS && isBehind(); attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** attempt))
    if (!isBehind() || cache.getQueryCache().findAll(asked).length === 0) return
    await cache.refetchQueries(asked)
    if (cache.getQueryState(queryKey)?.status === 'error') return
  }
}
