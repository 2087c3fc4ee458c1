import { StrictMode, useEffect } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ServedPage } from '#core/addresses/page-visit.ts'
import { App } from './app.tsx'
import { partAlive } from './hydration.ts'
import { ServedContext } from './served.ts'

/** Everything inside the router, at the edge and in the browser. */
export function SiteTree({ served, cache }: SiteTreeProps) {
  // Parent effects run after those of all children.
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
