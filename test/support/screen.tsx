import type { ReactElement } from 'react'
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { newCache } from '#web/api/cache.ts'

/** A page with its cache already filled, as the Worker fills it: pairs of query key and answer. */
export function onScreen(page: ReactElement, first: [key: QueryKey, answer: unknown][] = []) {
  const cache = newCache()
  for (const [key, answer] of first) cache.setQueryData(key, answer)
  return { cache, ...render(<QueryClientProvider client={cache}>{page}</QueryClientProvider>) }
}
