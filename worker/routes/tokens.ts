import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { RevokeTokenInput, TokenInput } from '#core/contract/tokens.ts'
import { DAY } from '#core/time.ts'
import * as tokens from '../data/tokens.ts'
import type { AppEnv } from '../env.ts'
import { newAccessToken } from '../http/access-token.ts'
import { signedIn } from '../http/signed-in.ts'
import { body } from '../http/body.ts'
import { conflict, notFound } from '../use-cases/refusal.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { digest, newId } from '../secrets/token.ts'

/** Access tokens, with which programs act in a user's name. */
export const tokenRoutes = new Hono<AppEnv>()
  .get('/profile/tokens', signedIn('manageTokens'), async (c) => {
    return jsonFor(c, await tokens.listTokens(c.var.db, c.var.user.id), c.var.user)
  })
  .post('/profile/tokens/create', signedIn('manageTokens'), ...body(TokenInput), async (c) => {
    const { db, user } = c.var
    const { name, scope, days = null } = c.req.valid('json')
    await rateLimit(c, 'link', user.id)
    const token = newAccessToken()
    const now = Date.now()
    const made = { id: newId('t'), name, scope, createdAt: now, expiresAt: days === null ? null : now + days * DAY }
    const kept = await tokens.insertToken(db, { ...made, userId: user.id, hash: await digest(token) })
    if (!kept) throw conflict(() => say.tooManyTokens({ max: tokens.MAX_TOKENS }))
    c.header('cache-control', 'private, no-store')
    return c.json({ ...made, usedAt: null as number | null, token })
  })
  .post('/profile/tokens/revoke', signedIn('manageTokens'), ...body(RevokeTokenInput), async (c) => {
    const { db, user } = c.var
    if (!(await tokens.revokeToken(db, user.id, c.req.valid('json').id))) throw notFound(say.tokenRevokedBefore)
    return c.json({ message: inReaderLanguage(c, say.tokenRevoked) })
  })
