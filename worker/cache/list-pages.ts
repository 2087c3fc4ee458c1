import { HOUR, SECOND } from '#core/time.ts'
import { logError } from '#party/log.ts'
import type { PageQuery } from '../data/tournament-list.ts'
import { singleFlight } from './single-flight.ts'
import { lru } from './lru.ts'
import { digest } from '../secrets/token.ts'

const TTL = SECOND
/** Maximum age of a page that is served while the database fails. */
const MAX_AGE = HOUR
const MAX_PAGES = 200

/** A page of a list; `text` is JSON. */
export interface ListPage {
  text: string
  etag: string
  /** Id of the last row, if there are more rows after it. */
  last: string | undefined
  at: number
}

/** `noteStale` is called when an old page is served because the database failed. */
interface ListContext {
  waitUntil: (work: Promise<unknown>) => void
  noteStale: (knownAt: number) => void
}

const cache = lru<ListPage>(MAX_PAGES)

/** A page of a list that has no version, cached for a second per isolate. */
export async function cachedListPage<Query extends PageQuery>(
  { waitUntil, noteStale }: ListContext,
  name: string,
  query: Query,
  load: (query: Query) => Promise<{ id: string }[]>,
): Promise<ListPage> {
  const key = `${name} ${JSON.stringify(query)}`
  const cached = cache.get(key)
  if (cached && Date.now() - cached.at < TTL) return cached
  const fresh = singleFlight(key, waitUntil, async () => {
    // One row more than shown tells whether there are more.
    const rows = await load({ ...query, limit: query.limit + 1 })
    const shown = rows.slice(0, query.limit)
    const text = JSON.stringify(shown)
    const last = rows.length > shown.length ? shown.at(-1)?.id : undefined
    const page = { text, etag: `W/"${(await digest(text)).slice(0, 16)}"`, last, at: Date.now() }
    cache.set(key, page)
    return page
  })
  return fresh.catch((error: unknown) => {
    if (!cached || Date.now() - cached.at > MAX_AGE) throw error
    logError(error)
    noteStale(cached.at)
    return cached
  })
}
