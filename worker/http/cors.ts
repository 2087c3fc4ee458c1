import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'

/** Lets pages of other sites read an answer and these headers of it, without credentials. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, content-disposition, x-request-id, x-error-code, retry-after, allow',
}

/** Lets pages of other sites read the answer. Only for answers that are the same to everyone. */
export function allowAnyOrigin(c: Context<AppEnv>): void {
  for (const [name, value] of Object.entries(CORS_HEADERS)) c.header(name, value)
}

/** The paths that other programs use. */
const OPEN = /^\/(api|parties|oembed)(\/|$)/

/**
 * Lets pages of other sites read refusals, which they couldn't tell from a lost network otherwise. This reveals
 * nothing: such a page sends no cookies, so it is refused like any anonymous visitor.
 */
export const readableRefusals = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status >= 400 && OPEN.test(c.req.path)) allowAnyOrigin(c)
})
