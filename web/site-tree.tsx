import { StrictMode, useEffect } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import type { ServedPage } from '#core/addresses/page-visit.ts'
import { App } from './app.tsx'
import { partAlive } from './hydration.ts'
import { ServedContext } from './served.ts'

/** Everything inside the router, at the edge and in the browser. */
export function SiteTree({ served, cache, routes }: SiteTreeProps) {
  // Parent effects run after those of all children.
  useEffect(() => partAlive({}), [])
  return (
    <StrictMode>
      <ServedContext value={served}>
        <QueryClientProvider client={cache}>
          <App routes={routes} />
        </QueryClientProvider>
      </ServedContext>
    </StrictMode>
  )
}

interface SiteTreeProps {
  served: ServedPage | undefined
  cache: QueryClient
  routes: RouteObject[]
}
