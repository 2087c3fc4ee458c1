import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HOUR, MINUTE } from '#core/time.ts'
import { logError } from '#party/log.ts'
import { lru } from '../cache/lru.ts'
import * as attempts from '../data/attempts.ts'
import type { SessionUser } from '../data/sessions.ts'
import * as tokens from '../data/tokens.ts'
import type { AppEnv } from '../env.ts'
import { digest, newToken } from '../secrets/token.ts'
import { requireScope } from '../use-cases/authorize.ts'
import { unauthorized } from '../use-cases/refusal.ts'
import { tooManyAttempts } from './rate-limit.ts'
import { asksForScope } from './token-scope.ts'

/** Makes a leaked token recognisable. */
const PREFIX = 'kbz_'
const BEARER = /^Bearer (kbz_\S*)$/i
const NOT_VALID = 'This access token isn’t valid. It may have been revoked, or have expired.'

/** Calls of one token per minute. Reads are counted in memory, by each isolate for itself. */
const MAX_WRITES = 120
const MAX_READS = 600
const MAX_KNOWN = 10_000
const reads = lru<{ count: number; until: number }>(MAX_KNOWN)

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
  await countCall(c, id, now)
  if ((found.usedAt ?? 0) + HOUR < now) c.executionCtx.waitUntil(tokens.touchToken(db, id, now).run().catch(logError))
  c.set('currentUser', Promise.resolve(found.user))
  return found.user
}

async function countCall(c: Context<AppEnv>, id: string, now: number): Promise<void> {
  if (c.req.method === 'POST') {
    const { count, until } = await attempts.countAttempt(c.var.db, await digest(`token ${id}`), now, MINUTE)
    if (count > MAX_WRITES) throw tooManyAttempts(until - now)
    return
  }
  const known = reads.get(id)
  const current = known && known.until > now ? known : { count: 0, until: now + MINUTE }
  reads.set(id, { ...current, count: current.count + 1 })
  if (current.count >= MAX_READS) throw tooManyAttempts(current.until - now)
}
