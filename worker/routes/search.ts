import { Hono } from 'hono'
import { SearchQuery } from '#core/contract/search.ts'
import * as search from '../data/search.ts'
import type { AppEnv } from '../env.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitLists } from '../http/limit-lists.ts'
import { valid } from '../http/valid.ts'

/** Finding anything by its name; the same for everybody. */
export const searchRoutes = new Hono<AppEnv>().get('/search', limitLists, valid('query', SearchQuery), async (c) =>
  jsonFor(c, await search.searchNames(c.var.db, c.req.valid('query').q), undefined),
)
