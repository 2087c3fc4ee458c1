import type { Context } from 'hono'
import { SECOND } from '#core/time.ts'
import type { Page } from '../data/tournament-list.ts'
import { together } from '../data/flight.ts'
import { lru } from '../data/lru.ts'
import type { App } from '../env.ts'
import { digest } from '../secrets/token.ts'

const HOLDS = SECOND
const PAGES = 200

/** A page of a list, written as JSON. */
export interface Written {
  text: string
  etag: string
  /** The last row, when there are more after it. */
  last: string | undefined
  at: number
}

const pages = lru<Written>(PAGES)

/** A page of a list that has no version: the database is asked for it at most once a second. */
export async function recent<Query extends Page>(
  c: Context<App>,
  name: string,
  query: Query,
  load: (query: Query) => Promise<{ id: string }[]>,
): Promise<Written> {
  const key = `${name} ${JSON.stringify(query)}`
  const known = pages.get(key)
  if (known && Date.now() - known.at < HOLDS) return known
  return together(
    key,
    (work) => c.executionCtx.waitUntil(work),
    async () => {
      // One more than is shown tells whether there are more.
      const rows = await load({ ...query, limit: query.limit + 1 })
      const shown = rows.slice(0, query.limit)
      const text = JSON.stringify(shown)
      const last = rows.length > shown.length ? shown.at(-1)?.id : undefined
      const page = { text, etag: `W/"${(await digest(text)).slice(0, 16)}"`, last, at: Date.now() }
      pages.set(key, page)
      return page
    },
  )
}
