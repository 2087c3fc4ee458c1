import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { CallScope } from '#core/people/scopes.ts'
import type { AppEnv } from '../env.ts'
import { requireScope } from '../use-cases/authorize.ts'

const GUARDS = new WeakSet<object>()

/** Notes that a guard asks for the scope of access tokens. */
export function asScopeGuard(guard: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  GUARDS.add(guard)
  return guard
}

/** The scope that an access token needs for a call that works without signing in too; throws 403. */
export const tokenScope = (needed: CallScope) =>
  asScopeGuard(
    createMiddleware<AppEnv>(async (c, next) => {
      // Known already if there is a token; a session isn't looked up for this.
      const user = await c.var.currentUser
      if (user) requireScope(user, needed)
      await next()
    }),
  )

/** Whether a guard of the called route asks for a scope. An address that no route has needs none. */
export function asksForScope(c: Context<AppEnv>): boolean {
  const own = matchedRoutes(c).filter(({ path }) => !path.includes('*'))
  return own.length === 0 || own.some(({ handler }) => GUARDS.has(handler))
}
