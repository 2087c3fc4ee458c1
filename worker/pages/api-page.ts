import type { Context } from 'hono'
import { PAGES } from '#core/addresses/pages.ts'
import type { AppEnv } from '../env.ts'
import { headOfSite } from './head.ts'
import { firstAnswers } from './initial-queries.ts'
import { keptPage } from './kept-pages.ts'

/** The OpenAPI description deployed with this Worker: build/openapi.ts. */
const DESCRIPTION = '/api/openapi.json'

/** The API documentation. Its data is larger than the page, so the browser fetches it separately. */
export const apiPage = (c: Context<AppEnv>): Promise<Response> =>
  keptPage(c, { id: DESCRIPTION, version: 0, isOver: true }, async () => ({
    status: 200,
    page: 'api',
    head: () => headOfSite({ page: 'api' }),
    path: '/api',
    initialQueries: await firstAnswers(PAGES.api.queries(), { openapi: () => readDescription(c) }),
    preloadUrl: DESCRIPTION,
    fetchesAnswers: true,
  }))

async function readDescription({ env, req }: Context<AppEnv>): Promise<string | undefined> {
  const file = await env.ASSETS.fetch(new URL(DESCRIPTION, req.url))
  return file.ok ? file.text() : undefined
}
