import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Visit } from '../visit.ts'
import { shownAccount, shownStatus, type LichessTeam } from './lichess-account.ts'
import { consent, tokens } from './lichess-oauth.ts'
import { accountOf, signedIn } from './lichess-session.ts'

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
    const found = accountOf(c, c.req.param('username'))
    return found ? c.json(shownAccount(found, c.var.now)) : c.json({ error: 'Not found.' }, 404)
  })
  .post('/api/users', async (c) => {
    const ids = (await c.req.text()).split(',').map((id) => id.trim())
    if (ids.length > 300) return c.json({ error: 'Too many ids.' }, 400)
    return c.json(ids.flatMap((id) => accountOf(c, id) ?? []).map((found) => shownAccount(found, c.var.now)))
  })
  .get('/api/users/status', (c) => {
    const found = (c.req.query('ids') ?? '').split(',').flatMap((id) => accountOf(c, id) ?? [])
    return c.json(found.map(shownStatus))
  })
  .get('/api/team/:id', (c) => {
    const found = c.var.kept.get<LichessTeam>('lichess-team', c.req.param('id').toLowerCase())
    if (!found) return c.json({ error: 'Not found.' }, 404)
    const leaders = found.leaders.map((name) => ({ id: name.toLowerCase(), name }))
    return c.json({ ...found, description: '', open: true, leader: leaders[0], leaders, nbMembers: leaders.length })
  })
  .all('*', (c) => c.json({ error: 'Not found.' }, 404))
