import { StrictMode } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Served } from '#core/addresses/served.ts'
import { App } from './app.tsx'
import { ServedContext } from './served.ts'

/** All that stands in a router, at the edge as in the browser. */
export const SiteTree = ({ served, cache }: { served: Served | undefined; cache: QueryClient }) => (
  <StrictMode>
    <ServedContext value={served}>
      <QueryClientProvider client={cache}>
        <App />
      </QueryClientProvider>
    </ServedContext>
  </StrictMode>
)
