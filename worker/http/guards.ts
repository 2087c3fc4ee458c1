import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../env.ts'

const LONGEST_URL = 2048

/** No address of ours is longer than 2 KB. */
export const shortEnough = createMiddleware<App>(async (c, next) => {
  if (c.req.url.length > LONGEST_URL) throw new HTTPException(414, { message: 'That address is too long.' })
  await next()
})
