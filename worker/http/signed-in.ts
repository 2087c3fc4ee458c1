import * as say from '#words/answers.js'
import { createMiddleware } from 'hono/factory'
import { ownProfileLevel, may, type Permission } from '#core/people/levels.ts'
import { neededScope, type TokenScope } from '#core/people/scopes.ts'
import type { AppEnv } from '../env.ts'
import { requireScope } from '../use-cases/authorize.ts'
import { unauthorized } from '../use-cases/refusal.ts'
import { currentUser } from './session.ts'
import { asScopeGuard } from './token-scope.ts'

const SIGN_IN_FIRST = say.signInFirst

/**
 * Requires a signed-in user who may do this with their own data, and sets `c.var.user`; throws 401. For a team or a
 * tournament the route calls `authorize` once it has loaded it. `scope` is the least scope of a token, if the route
 * checks further.
 */
export const signedIn = (act: Permission, scope?: TokenScope) =>
  asScopeGuard(
    createMiddleware<AppEnv>(async (c, next) => {
      const user = await currentUser(c)
      if (!user || !may(ownProfileLevel(user), act)) throw unauthorized(SIGN_IN_FIRST)
      requireScope(user, scope ?? neededScope(c.req.method, act))
      c.set('user', user)
      await next()
    }),
  )
