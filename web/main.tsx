import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/live-ring.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { newQueryClient } from './api/query-client.ts'
import { hydrateCache } from './api/hydrate.ts'
import { pageAlive } from './hydration.ts'
import { applyMotion } from './hooks/use-motion.ts'
import { keepEarlyInput } from './navigation/early-input.ts'
import { listenBeforeRouter } from './navigation/history-steps.ts'
import { loadPage } from './load-page.ts'
import { learnCountryNames } from './parts/people/country-name.ts'
import { readServed } from './served.ts'
import { SiteTree } from './site-tree.tsx'

const cache = newQueryClient()
const served = readServed()
learnCountryNames(served?.countries ?? {})
hydrateCache(cache)
applyMotion()
listenBeforeRouter()

const root = document.getElementById('root')!
const tree = (
  // Not as transitions: a press shows at once what waits for its page.
  <BrowserRouter useTransitions={false}>
    <SiteTree served={served} cache={cache} />
  </BrowserRouter>
)

/** A page that came rendered is taken over once the code of all it shows is there. */
async function takeOver(): Promise<void> {
  const { stop, repeat } = keepEarlyInput(root)
  await loadPage(cache, location.pathname).catch(() => undefined)
  // From here on React hears of it itself.
  stop()
  // In slices: each part is readable already, and a press comes in between.
  startTransition(() => void hydrateRoot(root, tree))
  await pageAlive
  repeat()
  document.documentElement.toggleAttribute('data-alive', true)
}

if (served) void takeOver()
else createRoot(root).render(tree)
