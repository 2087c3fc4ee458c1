import type { Context } from 'hono'
import type { Visit } from '../visit.ts'
import type { LichessAccount } from './lichess-account.ts'
import { bearer, type Token } from './lichess-oauth.ts'

export const accountOf = (c: Context<Visit>, username: string): LichessAccount | undefined =>
  c.var.kept.get<LichessAccount>('lichess', username.toLowerCase())

export function tokenOf(c: Context<Visit>, text: string): Token | undefined {
  const token = c.var.kept.get<Token>('token', text)
  return token && token.expires > c.var.now ? token : undefined
}

/** The account of the token; lichess's 401 if the token is invalid or lacks the scope. */
export function signedIn(c: Context<Visit>, scope?: string): LichessAccount | Response {
  const token = tokenOf(c, bearer(c))
  const own = token && accountOf(c, token.username)
  if (!token || !own) return c.json({ error: 'No such token' }, 401)
  if (scope && !token.scopes.includes(scope)) return c.json({ error: `Missing scope: ${scope}` }, 401)
  return own
}
