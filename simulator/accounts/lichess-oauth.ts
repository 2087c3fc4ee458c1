import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { hash } from '../dice.ts'
import type { Visit } from '../visit.ts'
import type { LichessAccount } from './lichess-account.ts'

const YEAR = 31_536_000
const GRANT_LIFE = 120_000

interface Grant {
  username: string
  clientId: string
  redirectUri: string
  challenge: string
  scope: string
  until: number
}

export interface Token {
  username: string
  scopes: string[]
  expires: number
  /** It is revoked right after it was tested. */
  failsLate?: boolean | undefined
}

const refuse = (c: Context<Visit>, error: string, error_description: string) =>
  c.json({ error, error_description }, 400)

/** The PKCE code challenge: base64url(SHA-256(verifier)). */
async function challengeOf(verifier: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const word = (prefix: string, seed: string) => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}${hash(seed)}`

/** The parameters of an authorization request; an error message if lichess would reject it. */
function wish(fields: Record<string, unknown>) {
  const of = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  if (of('response_type') !== 'code') return 'response_type must be code'
  if (of('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256'
  if (!of('client_id') || !of('code_challenge')) return 'client_id and code_challenge are required'
  if (!URL.canParse(of('redirect_uri'))) return 'redirect_uri must be absolute'
  return {
    clientId: of('client_id'),
    redirectUri: of('redirect_uri'),
    challenge: of('code_challenge'),
    scope: of('scope'),
    state: of('state'),
  }
}

function back(c: Context<Visit>, redirectUri: string, answer: Record<string, string>) {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return c.redirect(url.href, 303)
}

/** `/oauth`: the consent page. Its form posts `allow` with a username, or nothing if the user cancels. */
export const consent = new Hono<Visit>()
  .get('/', (c) => {
    const asked = wish(c.req.query())
    if (typeof asked === 'string') return c.text(asked, 400)
    const accounts = c.var.kept.all<LichessAccount>('lichess')
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <title>Authorization • lichess.org</title>
          </head>
          <body>
            <form method="post">
              ${Object.entries(c.req.query()).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
              ${accounts.map(({ username }) => html`<button name="allow" value="${username}">Authorize as ${username}</button>`)}
              <button>Cancel</button>
            </form>
          </body>
        </html>`,
    )
  })
  .post('/', async (c) => {
    const form = await c.req.parseBody()
    const asked = wish({ ...c.req.query(), ...form })
    if (typeof asked === 'string') return c.text(asked, 400)
    const { state, ...wished } = asked
    const account = c.var.kept.get<LichessAccount>('lichess', String(form.allow ?? '').toLowerCase())
    if (!account)
      return back(c, asked.redirectUri, {
        error: 'access_denied',
        error_description: 'user cancelled authorization',
        state,
      })
    const code = word('liu', account.username)
    const grant: Grant = { ...wished, username: account.username, until: c.var.now + GRANT_LIFE }
    c.var.kept.put('grant', code, grant)
    return back(c, asked.redirectUri, { code, state })
  })

/** `/api/token`: exchanges a code for a token, once per code, and revokes tokens. */
export const tokens = new Hono<Visit>()
  .post('/', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json')
    const fields: Record<string, unknown> = isJson ? await c.req.json() : await c.req.parseBody()
    const code = String(fields.code ?? '')
    const grant = c.var.kept.get<Grant>('grant', code)
    c.var.kept.remove('grant', code)
    if (fields.grant_type !== 'authorization_code')
      return refuse(c, 'unsupported_grant_type', 'only authorization_code supported')
    if (!grant || grant.until < c.var.now) return refuse(c, 'invalid_grant', 'authorization code invalid or expired')
    if (fields.client_id !== grant.clientId) return refuse(c, 'invalid_grant', 'client_id does not match')
    if (fields.redirect_uri !== grant.redirectUri) return refuse(c, 'invalid_grant', 'redirect_uri does not match')
    if ((await challengeOf(String(fields.code_verifier ?? ''))) !== grant.challenge)
      return refuse(c, 'invalid_grant', 'hash of code_verifier does not match code_challenge')
    const token: Token = {
      username: grant.username,
      scopes: grant.scope.split(' ').filter(Boolean),
      expires: c.var.now + YEAR * 1000,
    }
    const access_token = word('lio', code)
    c.var.kept.put('token', access_token, token)
    return c.json({ token_type: 'Bearer', access_token, expires_in: YEAR })
  })
  .delete('/', (c) => {
    c.var.kept.remove('token', bearer(c))
    return c.body(null, 204)
  })
  .post('/test', async (c) => {
    const asked = (await c.req.text()).split(',').map((token) => token.trim())
    const known = asked.map((text) => {
      const token = c.var.kept.get<Token>('token', text)
      return [
        text,
        token ? { userId: token.username.toLowerCase(), scopes: token.scopes.join(','), expires: token.expires } : null,
      ]
    })
    return c.json(Object.fromEntries(known))
  })

export const bearer = (c: Context<Visit>): string => c.req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
