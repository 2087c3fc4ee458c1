import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { hash } from '../dice.ts'
import type { Visit } from '../visit.ts'

/** The account that a Facebook access token belongs to. */
export const FacebookToken = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  appId: z.string(),
  /** Unix time in seconds. */
  expiresAt: z._default(z.number(), 4_000_000_000),
})
export type FacebookToken = z.infer<typeof FacebookToken>

const refuse = (c: Context<Visit>, message: string) =>
  c.json({ error: { message, type: 'OAuthException', code: 190, fbtrace_id: 'AbCdEf' } }, 400)

const known = (c: Context<Visit>, text: string | undefined) => {
  const token = c.var.kept.get<FacebookToken>('facebook', text ?? '')
  return token && { ...token, isValid: token.expiresAt * 1000 > c.var.now }
}

/** The account that signs in when a user completes Facebook's dialog at the simulator. */
const SOMEBODY = { name: 'Robin Field' }

/** Facebook's Graph API below `/facebook`, with or without a version in the path. */
export const facebook = new Hono<Visit>()
  .get('/dialog/oauth', (c) => {
    const { response_type: type, client_id: app, redirect_uri: to } = c.req.query()
    if (type !== 'token' || !app || !to || !URL.canParse(to)) return c.text('Invalid request', 400)
    const query = new URLSearchParams(c.req.query())
    const denied = new URL(to)
    denied.searchParams.set('error', 'access_denied')
    denied.searchParams.set('error_reason', 'user_denied')
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <title>Log in with Facebook</title>
          </head>
          <body>
            <h1>Kibitz asks for your name</h1>
            <a href="allow?${query.toString()}">Continue as ${SOMEBODY.name}</a>
            <a href="${denied.href}">Cancel</a>
          </body>
        </html>`,
    )
  })
  .get('/dialog/allow', (c) => {
    const { client_id: appId = '', redirect_uri: to = '', state = '' } = c.req.query()
    const token = `EAA${crypto.randomUUID().replaceAll('-', '')}`
    c.var.kept.put('facebook', token, {
      ...SOMEBODY,
      userId: String(hash(token)),
      appId,
      expiresAt: 4_000_000_000,
    } satisfies FacebookToken)
    const answer = new URLSearchParams({ access_token: token, expires_in: '5000', state })
    return c.redirect(`${to}#${answer}`, 303)
  })
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
