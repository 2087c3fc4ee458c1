import type { QueryClient } from '@tanstack/react-query'

/** Fills the cache with the queries that the Worker wrote into the page. */
export function hydrateCache(cache: QueryClient, page: Document = document): void {
  const json = page.getElementById('initial-queries')?.textContent
  if (!json) return
  const queries = JSON.parse(json) as [key: readonly unknown[], answer: unknown][]
  for (const [key, answer] of queries) cache.setQueryData(key, answer)
}
