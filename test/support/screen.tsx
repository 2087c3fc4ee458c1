import type { ReactElement, ReactNode } from 'react'
import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { newQueryClient } from '#web/api/query-client.ts'
import { Navigator } from '#web/navigation/navigator.ts'

/** A page at the address of the window, with its cache already filled, as the Worker fills it: pairs of query key and answer. */
export function onScreen(page: ReactElement, first: [key: QueryKey, answer: unknown][] = []) {
  const cache = newQueryClient()
  for (const [key, answer] of first) cache.setQueryData(key, answer)
  return { cache, ...render(withCache(cache, page)) }
}

/** A part that looks at the address, without data of the cache. */
export const inRouter = (part: ReactElement): RenderResult => render(part, { wrapper: BrowserRouter })

export const withCache = (cache: QueryClient, page: ReactNode): ReactElement => (
  <BrowserRouter useTransitions={false}>
    <Navigator />
    <QueryClientProvider client={cache}>{page}</QueryClientProvider>
  </BrowserRouter>
)
