import { StrictMode, useEffect } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ServedPage } from '#core/addresses/page-visit.ts'
import { App } from './app.tsx'
import { partAlive } from './hydration.ts'
import { ServedContext } from './served.ts'

/** All that stands in a router, at the edge as in the browser. */
export function SiteTree({ served, cache }: SiteTreeProps) {
  // After the effects of all that is in it.
  useEffect(() => partAlive({}), [])
  return (
    <StrictMode>
      <ServedContext value={served}>
        <QueryClientProvider client={cache}>
          <App />
        </QueryClientProvider>
      </ServedContext>
    </StrictMode>
  )
}

interface SiteTreeProps {
  served: ServedPage | undefined
  cache: QueryClient
}
