import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type { Visit } from '../visit.ts'
import { shownAccount, shownStatus, type LichessAccount, type LichessTeam } from './lichess-account.ts'
import { bearer, consent, tokens, type Token } from './lichess-oauth.ts'

const account = (c: Context<Visit>, username: string) =>
  c.var.kept.get<LichessAccount>('lichess', username.toLowerCase())

/** The account of the token; lichess's 401 if the token is invalid or lacks the scope. */
function signedIn(c: Context<Visit>, scope?: string): LichessAccount | Response {
  const token = c.var.kept.get<Token>('token', bearer(c))
  const own = token && token.expires > c.var.now ? account(c, token.username) : undefined
  if (!token || !own) return c.json({ error: 'No such token' }, 401)
  if (scope && !token.scopes.includes(scope)) return c.json({ error: `Missing scope: ${scope}` }, 401)
  return own
}

/** lichess's API below `/lichess`: OAuth, the signed-in account, other accounts. */
export const lichess = new Hono<Visit>()
  .use('/api/*', cors())
  .route('/oauth', consent)
  .route('/api/token', tokens)
  .get('/api/account', (c) => {
    const own = signedIn(c)
    return own instanceof Response ? own : c.json(shownAccount(own, c.var.now))
  })
  .get('/api/account/email', (c) => {
    const own = signedIn(c, 'email:read')
    return own instanceof Response ? own : c.json({ email: own.email })
  })
  .get('/api/user/:username', (c) => {
    const found = account(c, c.req.param('username'))
    return found ? c.json(shownAccount(found, c.var.now)) : c.json({ error: 'Not found.' }, 404)
  })
  .get('/api/users/status', (c) => {
    const found = (c.req.query('ids') ?? '').split(',').flatMap((id) => account(c, id) ?? [])
    return c.json(found.map(shownStatus))
  })
  .get('/api/team/:id', (c) => {
    const found = c.var.kept.get<LichessTeam>('lichess-team', c.req.param('id').toLowerCase())
    if (!found) return c.json({ error: 'Not found.' }, 404)
    const leaders = found.leaders.map((name) => ({ id: name.toLowerCase(), name }))
    return c.json({ ...found, description: '', open: true, leader: leaders[0], leaders, nbMembers: leaders.length })
  })
  .all('*', (c) => c.json({ error: 'Not found.' }, 404))
