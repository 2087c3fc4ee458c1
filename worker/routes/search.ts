import { Hono } from 'hono'
import { SearchQuery } from '#core/contract/search.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitCalls } from '../http/per-minute.ts'
import { valid } from '../http/valid.ts'
import { search } from '../use-cases/search.ts'

/** Search by name; the results are the same for all viewers, but for results that a reader hides. */
export const searchRoutes = new Hono<AppEnv>().get(
  '/search',
  limitCalls('search'),
  valid('query', SearchQuery),
  async (c) => jsonFor(c, await search(callerOf(c), c.req.valid('query').q, Date.now()), undefined),
)
