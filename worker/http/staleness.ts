import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { SECOND } from '#core/time.ts'
import type { AppEnv } from '../env.ts'

/** Notes that what is answered was known at a moment, and that nobody can say whether it still is. */
export function noteStale(c: Context<AppEnv>, knownAt: number): void {
  c.set('staleSince', Math.min(knownAt, c.get('staleSince') ?? Infinity))
}

/** Says of an answer from memory how old it is, and that nobody else shall keep it. */
export const tellAge = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const since = c.get('staleSince')
  if (since === undefined || c.res.status === 101) return
  c.res.headers.set('age', String(Math.max(0, Math.round((Date.now() - since) / SECOND))))
  c.res.headers.set('warning', '110 - "Response is Stale"')
  c.res.headers.set('cache-control', 'no-store')
})
