import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { memoryLimit } from './memory-limit.ts'
import { tooManyAttempts } from './rate-limit.ts'

/** Counts one request for a list; returns the milliseconds to wait if there were too many lately, else 0. */
export const waitForLists = memoryLimit('lists')

/** Slows down clients that would copy all names; a person who types stays below the limit. */
export const limitLists = createMiddleware<AppEnv>(async (c, next) => {
  const wait = waitForLists(c)
  if (wait > 0) throw tooManyAttempts(wait)
  await next()
})
