import { Hono } from 'hono'
import { SearchQuery } from '#core/contract/search.ts'
import * as search from '../data/search.ts'
import type { App } from '../env.ts'
import { told } from '../http/told.ts'
import { valid } from '../http/valid.ts'

/** Finding anything by its name; the same for everybody. */
export const searchRoutes = new Hono<App>().get('/search', valid('query', SearchQuery), async (c) =>
  told(c, await search.find(c.var.db, c.req.valid('query').q), undefined),
)
