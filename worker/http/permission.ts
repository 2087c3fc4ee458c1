import { createMiddleware } from 'hono/factory'
import { levelOnOwn, may, type Act, type Level } from '#core/people/levels.ts'
import type { App } from '../env.ts'
import { forbidden, unauthorized } from './errors.ts'
import { visitor } from './session.ts'

const SIGN_IN = 'Sign in first.'
const NOT_YOURS = 'You may not do that here.'

/**
 * Lets through who is signed in and may do this in their own name, on their own profile, as `c.var.user`; throws 401. What an act on a team
 * or a tournament needs beyond that, the handler asks of `permit` once it knows which.
 */
export const own = (act: Act) =>
  createMiddleware<App>(async (c, next) => {
    const user = await visitor(c)
    if (!user || !may(levelOnOwn(user), act)) throw unauthorized(SIGN_IN)
    c.set('user', user)
    await next()
  })

/** Throws 403 where someone of this level may not do this. */
export function permit(level: Level, act: Act, message = NOT_YOURS): void {
  if (!may(level, act)) throw forbidden(message)
}
