import { createMiddleware } from 'hono/factory'
import { ownProfileLevel, may, type Permission, type Level } from '#core/people/levels.ts'
import type { AppEnv } from '../env.ts'
import { forbidden, unauthorized } from './errors.ts'
import { currentUser } from './session.ts'

const SIGN_IN_FIRST = 'Sign in to do that.'
const FORBIDDEN = 'You don’t have permission to do that.'

/**
 * Requires a signed-in user who may do this to what is theirs, as `c.var.user`; throws 401. For a team or a tournament
 * the route calls `authorize` once it has loaded it.
 */
export const signedIn = (act: Permission) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const user = await currentUser(c)
    if (!user || !may(ownProfileLevel(user), act)) throw unauthorized(SIGN_IN_FIRST)
    c.set('user', user)
    await next()
  })

/** Throws 403 where someone of this level may not do this. */
export function authorize(level: Level, act: Permission, message = FORBIDDEN): void {
  if (!may(level, act)) throw forbidden(message)
}
