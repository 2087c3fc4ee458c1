import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { memoryLimit } from './memory-limit.ts'
import { tooManyAttempts } from './rate-limit.ts'

/** Counts one more look into the lists; how long to wait where there were too many of late, else 0. */
export const waitForLists = memoryLimit('lists')

/** Names are looked up at the pace of people: whoever would copy all of them has to wait. */
export const limitLists = createMiddleware<AppEnv>(async (c, next) => {
  const wait = waitForLists(c)
  if (wait > 0) throw tooManyAttempts(wait)
  await next()
})
