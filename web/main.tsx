import './styles/layers.css'
import './styles/reset.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/live-ring.css'
import { languageTag } from '#words/formats.js'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { localPath } from '#core/addresses/local-path.ts'
import { basenameOf, withoutLanguage } from '#core/addresses/localized.ts'
import { newQueryClient } from './api/query-client.ts'
import { hydrateCache } from './api/hydrate.ts'
import { pageAlive } from './hydration.ts'
import { applyMotion } from './hooks/use-motion.ts'
import { keepEarlyInput } from './navigation/early-input.ts'
import { listenBeforeRouter } from './navigation/history-steps.ts'
import { loadPage } from './load-page.ts'
import { learnCountryNames } from './parts/people/country-name.ts'
import { readServed } from './served.ts'
import { trustOwnScripts } from './trusted-types.ts'
import { ROUTES } from './routes.tsx'
import { SiteTree } from './site-tree.tsx'

trustOwnScripts()
const cache = newQueryClient()
const served = readServed()
learnCountryNames(served?.countries ?? {})
hydrateCache(cache)
applyMotion()
listenBeforeRouter()

// Without a network the address may name another language than the one that this device keeps.
const at = withoutLanguage(location.pathname)
if (at.language !== languageTag())
  history.replaceState(history.state, '', localPath(at.pathname) + location.search + location.hash)

const root = document.getElementById('root')!
const tree = (
  // No transitions: a click shows the next page's skeleton at once.
  <BrowserRouter basename={basenameOf(languageTag())} useTransitions={false}>
    <SiteTree served={served} cache={cache} routes={ROUTES} />
  </BrowserRouter>
)

/** Hydrates a rendered page once the code of everything on it is loaded. */
async function takeOver(): Promise<void> {
  const { stop, repeat } = keepEarlyInput(root)
  await loadPage(cache, at.pathname).catch(() => undefined)
  // From here on React handles events itself.
  stop()
  // As a transition React hydrates in slices, and a click can come in between.
  startTransition(() => void hydrateRoot(root, tree))
  await pageAlive
  repeat()
  document.documentElement.toggleAttribute('data-alive', true)
}

if (served) void takeOver()
else createRoot(root).render(tree)
