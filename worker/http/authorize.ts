import { createMiddleware } from 'hono/factory'
import { ownProfileLevel, may, type Permission, type Level } from '#core/people/levels.ts'
import { neededScope, scopeRefusal, type TokenScope } from '#core/people/scopes.ts'
import type { SessionUser } from '../data/sessions.ts'
import type { AppEnv } from '../env.ts'
import { forbidden, unauthorized } from './errors.ts'
import { currentUser } from './session.ts'

const SIGN_IN_FIRST = 'Sign in to do that.'
const FORBIDDEN = 'You don’t have permission to do that.'

/**
 * Requires a signed-in user who may do this to what is theirs, as `c.var.user`; throws 401. For a team or a tournament
 * the route calls `authorize` once it has loaded it. `scope` is what a token needs at least, where the route looks closer.
 */
export const signedIn = (act: Permission, scope?: TokenScope) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const user = await currentUser(c)
    if (!user || !may(ownProfileLevel(user), act)) throw unauthorized(SIGN_IN_FIRST)
    requireScope(user, scope ?? neededScope(c.req.method, act))
    c.set('user', user)
    await next()
  })

/** Throws 403 where who asks does so by a token that is not enough. */
export function requireScope({ token }: SessionUser, needed: TokenScope | undefined): void {
  const refusal = token && scopeRefusal(token.scope, needed)
  if (refusal !== undefined) throw forbidden(refusal, 'token-scope')
}

/** Throws 403 where someone of this level may not do this. */
export function authorize(level: Level, act: Permission, message = FORBIDDEN): void {
  if (!may(level, act)) throw forbidden(message)
}
