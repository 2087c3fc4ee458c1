import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { newQueryClient } from './api/query-client.ts'
import { hydrateCache } from './api/hydrate.ts'
import { applyMotion } from './hooks/use-motion.ts'
import { Router } from './router.tsx'

const cache = newQueryClient()
hydrateCache(cache)
applyMotion()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <Router />
    </QueryClientProvider>
  </StrictMode>,
)
