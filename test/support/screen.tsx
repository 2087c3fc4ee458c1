import { useEffect, type ReactElement, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { newQueryClient } from '#web/api/query-client.ts'
import { usePlainLinks } from '#web/navigation/use-plain-links.ts'

/** A page at the address of the window, with its cache already filled, as the Worker fills it: pairs of query key and answer. */
export function onScreen(page: ReactElement, first: [key: QueryKey, answer: unknown][] = []) {
  const cache = newQueryClient()
  for (const [key, answer] of first) cache.setQueryData(key, answer)
  return { cache, ...render(withCache(cache, page)) }
}

/** Steps to an address as a part of the page does, in the router rendered last. */
export let navigate: NavigateFunction

function Navigation() {
  const own = useNavigate()
  useEffect(() => {
    navigate = own
  }, [own])
  usePlainLinks()
  return null
}

/** A part that looks at the address, without data of the cache. */
export const inRouter = (part: ReactElement): RenderResult => render(part, { wrapper: BrowserRouter })

export const withCache = (cache: QueryClient, page: ReactNode): ReactElement => (
  <BrowserRouter useTransitions={false}>
    <Navigation />
    <QueryClientProvider client={cache}>{page}</QueryClientProvider>
  </BrowserRouter>
)
