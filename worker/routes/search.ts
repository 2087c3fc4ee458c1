import { Hono } from 'hono'
import { SearchQuery } from '#core/contract/search.ts'
import * as search from '../data/search.ts'
import type { AppEnv } from '../env.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitCalls } from '../http/per-minute.ts'
import { valid } from '../http/valid.ts'

/** Search by name; the results are the same for all viewers. */
export const searchRoutes = new Hono<AppEnv>().get(
  '/search',
  limitCalls('search'),
  valid('query', SearchQuery),
  async (c) => jsonFor(c, await search.searchNames(c.var.db, c.req.valid('query').q), undefined),
)
