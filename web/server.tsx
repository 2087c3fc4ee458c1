import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ALL_FLAGS, flagSheetPath } from '#core/addresses/flag-sheet-path.ts'
import type { PageVisit, RenderedPage, ServedPage } from '#core/addresses/page-visit.ts'
import { codeUnderWay } from './navigation/lazy-view.tsx'
import { loadPage } from './load-page.ts'
import { SiteTree } from './site-tree.tsx'

/** What React leaves in the place of what waits for something. */
const UNFINISHED = '<!--$!-->'
/** What is rendered may need code or an answer, and what comes of that something else. */
const MAX_RENDERS = 4
/** A flag of the file of all. */
const SHOWN_FLAG = new RegExp(`"${ALL_FLAGS}#(\\w+)"`, 'g')

/** A page as HTML; undefined when something that it shows is not there. */
export async function renderSite({ pathname, search, served, queries }: PageVisit): Promise<RenderedPage | undefined> {
  // One for each visit. The browser's defaults would leave timers behind.
  const cache = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })
  for (const [key, answer] of queries) cache.setQueryData(key, answer)
  try {
    await loadPage(cache, pathname)
    for (let render = 0; render < MAX_RENDERS; render++) {
      const html = renderToString(
        <StaticRouter location={pathname + search}>
          <SiteTree served={served} cache={cache} />
        </StaticRouter>,
      )
      if (!html.includes(UNFINISHED)) return withOwnFlags(html, served)
      if (!(await settled(cache))) return undefined
    }
    return undefined
  } finally {
    cache.clear()
  }
}

/** A page that names a file with the flags that it shows, and not that of all. */
function withOwnFlags(html: string, served: ServedPage): RenderedPage {
  const shown = new Set(Array.from(html.matchAll(SHOWN_FLAG), ([, code = '']) => code))
  const flags = flagSheetPath([...shown])
  return flags === undefined
    ? { html, served }
    : { html: html.replaceAll(SHOWN_FLAG, `"${flags}#$1"`), served: { ...served, flags } }
}

/** Waits for what the last render asked for; false when that was nothing. */
async function settled(cache: QueryClient): Promise<boolean> {
  const answers = cache.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const asked = [...codeUnderWay, ...answers.map(({ promise }) => promise)]
  await Promise.allSettled(asked)
  return asked.length > 0
}
