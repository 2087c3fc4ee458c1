import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { SECOND } from '#core/time.ts'
import type { AppEnv } from '../env.ts'

/**
 * Notes that the answered data was last known to be current at `knownAt`, because the database can't confirm it now.
 */
export function noteStale(c: Context<AppEnv>, knownAt: number): void {
  c.set('staleSince', Math.min(knownAt, c.get('staleSince') ?? Infinity))
}

/** Adds the age of an answer that comes from memory, and forbids caches to store it. */
export const tellAge = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const since = c.get('staleSince')
  if (since === undefined || c.res.status === 101) return
  c.res.headers.set('age', String(Math.max(0, Math.round((Date.now() - since) / SECOND))))
  c.res.headers.set('warning', '110 - "Response is Stale"')
  c.res.headers.set('cache-control', 'no-store')
})
