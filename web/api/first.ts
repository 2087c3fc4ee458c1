import type { QueryClient } from '@tanstack/react-query'

/** Fills the cache with what the Worker wrote into the page: an array of query key and answer. */
export function fillFirst(cache: QueryClient, page: Document = document): void {
  const written = page.getElementById('first')?.textContent
  if (!written) return
  const first = JSON.parse(written) as [key: readonly unknown[], answer: unknown][]
  for (const [key, answer] of first) cache.setQueryData(key, answer)
}
