import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'

/** Pages of other sites may read an answer with these, without saying who reads, and these of its headers. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, content-disposition, x-request-id, x-error-code, retry-after, allow',
}

/** Lets pages of other sites read the answer: for what is the same to everyone. */
export function allowAnyOrigin(c: Context<AppEnv>): void {
  for (const [name, value] of Object.entries(CORS_HEADERS)) c.header(name, value)
}

/** Parts of the site that other programs use. */
const OPEN = /^\/(api|parties|oembed)(\/|$)/

/**
 * Refusals may be read by pages of other sites, which could not tell one from a lost network otherwise. They give nothing
 * away: such a page sends no cookies along, so it is refused as any visitor is.
 */
export const readableRefusals = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status >= 400 && OPEN.test(c.req.path)) allowAnyOrigin(c)
})
