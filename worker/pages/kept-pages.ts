import type { Context } from 'hono'
import { HOUR, MINUTE } from '#core/time.ts'
import { lru } from '../cache/lru.ts'
import { singleFlight } from '../cache/single-flight.ts'
import type { AppEnv } from '../env.ts'
import { servedTo } from './rendered-site.ts'
import { answerPage, themeOf, writePage, type PageContent } from './shell.ts'

const KEPT_BYTES = 24 * 1024 * 1024

/** The data that a page is made of; the page changes with it alone. */
export interface PageSource {
  id: string
  version: number
  /** Whether no match in it starts or ends by the clock any more. */
  isOver: boolean
  /** The revealed results, for a reader who hides results. */
  shown?: string | undefined
}

/** A rendered page, and the time from which the clock may have changed it. */
interface KeptPage {
  body: Uint8Array
  sheetHashes: string[]
  until: number
}

const pages = lru<KeptPage>(KEPT_BYTES, ({ body }) => body.byteLength)

/**
 * A public page: rendered once per version, address and kind of reader, even for concurrent requests, and then sent
 * from memory. `write` makes its content.
 */
export async function keptPage(
  c: Context<AppEnv>,
  source: PageSource,
  write: () => Promise<PageContent>,
): Promise<Response> {
  const key = keyOf(c, source)
  const known = pages.get(key)
  if (known && Date.now() < known.until) return answerPage(c, { status: 200, shown: source, ...known }, known.body)
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const page = await singleFlight(`page ${key}`, waitUntil, async () => {
    const { html, isRendered, sheetHashes } = await writePage(c, await write())
    const written = { body: new TextEncoder().encode(html), sheetHashes }
    if (isRendered && c.get('staleSince') === undefined) pages.set(key, { ...written, until: lasts(source) })
    return written
  })
  return answerPage(c, { status: 200, shown: source, ...page }, page.body)
}

/** All that a rendered page depends on. */
function keyOf(c: Context<AppEnv>, { id, version, shown }: PageSource): string {
  const { origin, pathname, search } = new URL(c.req.url)
  const { narrow, hasSession, hidesResults } = servedTo(c)
  const results = shown === undefined ? 'whole' : `hidden.${shown}`
  return [
    id,
    version,
    results,
    narrow,
    hasSession,
    hidesResults,
    themeOf(c),
    c.var.language,
    origin + pathname + search,
  ].join(' ')
}

/** Matches of a running event start and end by the clock. */
const lasts = ({ isOver }: PageSource): number => Date.now() + (isOver ? HOUR : MINUTE)
