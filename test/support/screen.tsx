import { useEffect, type ReactElement, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { newQueryClient } from '#web/api/query-client.ts'
import { usePlainLinks } from '#web/navigation/use-plain-links.ts'

/**
 * Renders a page at the window's address with a prefilled cache, as after server rendering: pairs of query key and
 * answer.
 */
export function onScreen(page: ReactElement, first: [key: QueryKey, answer: unknown][] = []) {
  const cache = newQueryClient()
  const { queries, ...others } = cache.getDefaultOptions()
  // Requests of parts that a test says nothing of fail. It need not wait a second for their next attempt.
  cache.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } })
  for (const [key, answer] of first) cache.setQueryData(key, answer)
  return { cache, ...render(withCache(cache, page)) }
}

/** Navigates in the router that was rendered last, as a component does. */
export let navigate: NavigateFunction

function Navigation() {
  const own = useNavigate()
  useEffect(() => {
    navigate = own
  }, [own])
  usePlainLinks()
  return null
}

/** Renders a component that reads the address, without cached data. */
export const inRouter = (part: ReactElement): RenderResult => render(part, { wrapper: BrowserRouter })

export const withCache = (cache: QueryClient, page: ReactNode): ReactElement => (
  <BrowserRouter useTransitions={false}>
    <Navigation />
    <QueryClientProvider client={cache}>{page}</QueryClientProvider>
  </BrowserRouter>
)
