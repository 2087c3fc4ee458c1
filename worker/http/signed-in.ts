import { createMiddleware } from 'hono/factory'
import { ownProfileLevel, may, type Permission } from '#core/people/levels.ts'
import { neededScope, type TokenScope } from '#core/people/scopes.ts'
import type { AppEnv } from '../env.ts'
import { requireScope } from '../use-cases/authorize.ts'
import { unauthorized } from '../use-cases/refusal.ts'
import { currentUser } from './session.ts'

const SIGN_IN_FIRST = 'Sign in to do that.'

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
