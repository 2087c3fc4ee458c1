import type { Context } from 'hono'
import { HOUR, MINUTE } from '#core/time.ts'
import { lru } from '../cache/lru.ts'
import { singleFlight } from '../cache/single-flight.ts'
import type { AppEnv } from '../env.ts'
import { servedTo } from './rendered-site.ts'
import { answerPage, themeOf, writePage, type PageContent } from './shell.ts'

const KEPT_BYTES = 24 * 1024 * 1024

/** What a page is made of, and changes with alone. */
export interface PageSource {
  id: string
  version: number
  /** Whether nothing in it begins or ends by the clock. */
  isOver: boolean
  /** What of its results is shown to who hides them. */
  shown?: string | undefined
}

/** A page as it leaves, and when the clock has made another of it. */
interface KeptPage {
  body: Uint8Array
  sheetHashes: string[]
  until: number
}

const pages = lru<KeptPage>(KEPT_BYTES, ({ body }) => body.byteLength)

/**
 * A page that everybody may see: rendered once for a version, an address and a kind of reader, however many look at it at the
 * same moment, and then sent as it is. `write` says what is in it.
 */
export async function keptPage(
  c: Context<AppEnv>,
  source: PageSource,
  write: () => Promise<PageContent>,
): Promise<Response> {
  const key = keyOf(c, source)
  const known = pages.get(key)
  if (known && Date.now() < known.until) return answerPage(c, { status: 200, ...known }, known.body)
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const page = await singleFlight(`page ${key}`, waitUntil, async () => {
    const { html, isRendered, sheetHashes } = await writePage(c, await write())
    const written = { body: new TextEncoder().encode(html), sheetHashes }
    if (isRendered && c.get('staleSince') === undefined) pages.set(key, { ...written, until: lasts(source) })
    return written
  })
  return answerPage(c, { status: 200, ...page }, page.body)
}

/** What a page differs by. */
function keyOf(c: Context<AppEnv>, { id, version, shown }: PageSource): string {
  const { origin, pathname, search } = new URL(c.req.url)
  const { narrow, hasSession, hidesResults } = servedTo(c)
  const results = shown === undefined ? 'whole' : `hidden.${shown}`
  return [id, version, results, narrow, hasSession, hidesResults, themeOf(c), origin + pathname + search].join(' ')
}

/** Matches of an event that goes on begin and end by the clock. */
const lasts = ({ isOver }: PageSource): number => Date.now() + (isOver ? HOUR : MINUTE)
