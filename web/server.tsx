import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageVisit, RenderedPage } from '#core/addresses/page-visit.ts'
import { basenameOf, localizedPath } from '#core/addresses/localized.ts'
import { addressAt } from '#core/addresses/parse-path.ts'
import { inLanguage } from '#core/text/language.ts'
import { codeUnderWay } from './navigation/lazy-view.tsx'
import { loadPage } from './load-page.ts'
import { withOwnFlags } from './own-flags.ts'
import { routesOf } from './routes.tsx'
import { SiteTree } from './site-tree.tsx'

/** React's mark of a suspended boundary. */
const UNFINISHED = '<!--$!-->'
/** A render may suspend on code or a query, and the next one on more of them. */
const MAX_RENDERS = 4

/** Renders a page as HTML; undefined when its data or code cannot be loaded. */
export async function renderSite({
  language,
  pathname,
  search,
  served,
  queries,
}: PageVisit): Promise<RenderedPage | undefined> {
  // A cache per request. With the browser's defaults `gcTime` would leave timers behind.
  const cache = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })
  for (const [key, answer] of queries) cache.setQueryData(key, answer)
  // The router compiles its routes at each render: it gets only the one that this path needs.
  const address = addressAt(pathname)
  const routes = routesOf(address ? [address] : [])
  try {
    await loadPage(cache, pathname)
    for (let render = 0; render < MAX_RENDERS; render++) {
      const html = inLanguage(language, () =>
        renderToString(
          <StaticRouter basename={basenameOf(language)} location={localizedPath(language, pathname + search)}>
            <SiteTree served={served} cache={cache} routes={routes} />
          </StaticRouter>,
        ),
      )
      // Names of countries are in the page’s language, too.
      if (!html.includes(UNFINISHED)) return inLanguage(language, () => withOwnFlags(html, served))
      if (!(await settled(cache))) return undefined
    }
    return undefined
  } finally {
    cache.clear()
  }
}

/** Waits for what the last render suspended on; false if it suspended on nothing known. */
async function settled(cache: QueryClient): Promise<boolean> {
  const answers = cache.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const asked = [...codeUnderWay, ...answers.map(({ promise }) => promise)]
  await Promise.allSettled(asked)
  return asked.length > 0
}
