import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { Visit } from '../visit.ts'

/** What stands behind an access token of Facebook. */
export const FacebookToken = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  appId: z.string(),
  /** Seconds. */
  expiresAt: z._default(z.number(), 4_000_000_000),
})
export type FacebookToken = z.infer<typeof FacebookToken>

const refuse = (c: Context<Visit>, message: string) =>
  c.json({ error: { message, type: 'OAuthException', code: 190, fbtrace_id: 'AbCdEf' } }, 400)

const known = (c: Context<Visit>, text: string | undefined) => {
  const token = c.var.kept.get<FacebookToken>('facebook', text ?? '')
  return token && { ...token, isValid: token.expiresAt * 1000 > c.var.now }
}

/** Facebook's graph below `/facebook`, with or without a version before the call. */
export const facebook = new Hono<Visit>()
  .get('/debug_token', (c) => {
    if (!c.req.query('access_token')?.includes('|')) return refuse(c, 'Invalid OAuth access token signature.')
    const token = known(c, c.req.query('input_token'))
    const error = {
      code: 190,
      message: token
        ? 'Error validating access token: Session has expired'
        : 'Invalid OAuth access token - Cannot parse access token',
    }
    if (!token) return c.json({ data: { error, is_valid: false, scopes: [] } })
    return c.json({
      data: {
        app_id: token.appId,
        type: 'USER',
        application: 'Kibitz',
        data_access_expires_at: token.expiresAt,
        ...(!token.isValid && { error }),
        expires_at: token.expiresAt,
        is_valid: token.isValid,
        scopes: [...(token.email ? ['email'] : []), 'public_profile'],
        user_id: token.userId,
      },
    })
  })
  .get('/me', (c) => {
    const token = known(c, c.req.query('access_token'))
    if (!token?.isValid) return refuse(c, 'Invalid OAuth access token - Cannot parse access token')
    const fields = (c.req.query('fields') ?? 'id,name').split(',')
    const all = { id: token.userId, name: token.name, email: token.email }
    return c.json(Object.fromEntries(Object.entries(all).filter(([name]) => name === 'id' || fields.includes(name))))
  })
