import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/live-ring.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { newQueryClient } from './api/query-client.ts'
import { hydrateCache } from './api/hydrate.ts'
import { App } from './app.tsx'
import { applyMotion } from './hooks/use-motion.ts'

const cache = newQueryClient()
hydrateCache(cache)
applyMotion()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {/* Not as transitions: a press shows at once what waits for its page. */}
    <BrowserRouter useTransitions={false}>
      <QueryClientProvider client={cache}>
        <App />
      </QueryClientProvider>
    </BrowserRouter>
  </StrictMode>,
)
