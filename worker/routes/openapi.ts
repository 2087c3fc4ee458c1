import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { CORS_HEADERS } from '../http/cors.ts'
import { notFound } from '../use-cases/refusal.ts'
import { page } from '../pages/pages.ts'

/** Written by the build next to the client: build/openapi.ts. */
const DOCUMENT = '/api/openapi.json'

async function sendDocument(c: Context<AppEnv>): Promise<Response> {
  const known = c.req.header('if-none-match')
  const found = await c.env.ASSETS.fetch(new URL(DOCUMENT, c.req.url), {
    headers: known ? { 'if-none-match': known } : {},
  })
  if (found.status === 404) throw notFound(say.openApiMissing)
  const etag = found.headers.get('etag')
  return new Response(found.body, {
    status: found.status,
    headers: {
      ...(found.status === 200 && { 'content-type': 'application/json' }),
      ...(etag && { etag }),
      'cache-control': 'public, max-age=0, must-revalidate',
      ...CORS_HEADERS,
    },
  })
}

/** The OpenAPI description of the calls. */
export const apiRoutes = new Hono<AppEnv>().get('/openapi.json', sendDocument)

/** One address for people and programs: clients that accept HTML get the page. */
export const apiIndex = (c: Context<AppEnv>): Promise<Response> =>
  c.req.header('accept')?.includes('text/html') ? page(c) : sendDocument(c)
