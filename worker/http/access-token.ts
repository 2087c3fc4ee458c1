import * as say from '#words/answers.js'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HOUR } from '#core/time.ts'
import { logError } from '#party/log.ts'
import type { SessionUser } from '../data/sessions.ts'
import * as tokens from '../data/tokens.ts'
import type { AppEnv } from '../env.ts'
import { digest, newToken } from '../secrets/token.ts'
import { requireScope } from '../use-cases/authorize.ts'
import { unauthorized } from '../use-cases/refusal.ts'
import { limitAccountPerMinute } from './per-minute.ts'
import { asksForScope } from './token-scope.ts'

/** Makes a leaked token recognisable. */
const PREFIX = 'kbz_'
const BEARER = /^Bearer (kbz_\S*)$/i
const NOT_VALID = say.accessTokenInvalid

/** A new token; its owner sees it once. */
export const newAccessToken = (): string => PREFIX + newToken()

/** The access token of a call; undefined if it comes from a browser or is anonymous. */
export const bearerToken = (c: Context<AppEnv>): string | undefined =>
  BEARER.exec(c.req.header('authorization') ?? '')?.[1]

/**
 * Runs a call with an access token in its owner's name and ignores its cookies; throws 401 if the token isn't valid.
 * Only a call's own code can set the header, so it needs no Origin. A route that changes something and forgets to ask for a
 * scope refuses all tokens.
 */
export const admitTokens = createMiddleware<AppEnv>(async (c, next) => {
  const secret = bearerToken(c)
  if (secret !== undefined) {
    const user = await admit(c, secret)
    if (c.req.method === 'POST' && !asksForScope(c)) requireScope(user, 'none')
  }
  await next()
})

async function admit(c: Context<AppEnv>, secret: string): Promise<SessionUser> {
  const { db } = c.var
  const now = Date.now()
  const found = await tokens.findTokenUser(db, await digest(secret), now)
  const id = found?.user.token?.id
  if (!found || id === undefined) throw unauthorized(NOT_VALID, 'invalid-token')
  await limitAccountPerMinute(c, c.req.method === 'POST' ? 'tokenWrite' : 'tokenRead', id)
  if ((found.usedAt ?? 0) + HOUR < now) c.executionCtx.waitUntil(tokens.touchToken(db, id, now).run().catch(logError))
  c.set('currentUser', Promise.resolve(found.user))
  return found.user
}
