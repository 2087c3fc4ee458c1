import { sValidator } from '@hono/standard-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Token } from '../accounts/lichess-oauth.ts'
import type { Visit } from '../visit.ts'
import type { Challenge, SimulatedBulk } from './lichess-starts.ts'
import { PlannedGame } from './planned-game.ts'
import { TeamBattle } from './team-battles.ts'

const YEAR = 31_536_000_000

/** Control calls for games that are started on lichess. */
export const starts = new Hono<Visit>()
  .put(
    '/lichess-token/:token',
    sValidator(
      'json',
      z.object({ username: z.string(), scopes: z.array(z.string()), failsLate: z.optional(z.boolean()) }),
    ),
    (c) => {
      const token: Token = { ...c.req.valid('json'), expires: c.var.now + YEAR }
      c.var.kept.put('token', c.req.param('token'), token)
      return c.body(null, 204)
    },
  )
  .delete('/lichess-token/:token', (c) => {
    c.var.kept.remove('token', c.req.param('token'))
    return c.body(null, 204)
  })
  .get('/challenge', (c) =>
    c.json(c.var.kept.all<Challenge>('challenge').toSorted((a, b) => a.createdAt - b.createdAt)),
  )
  .get('/bulk', (c) => c.json(c.var.kept.all<SimulatedBulk>('bulk').toSorted((a, b) => a.scheduledAt - b.scheduledAt)))
  .post('/challenge/:id/join', sValidator('json', z.partial(PlannedGame)), (c) => {
    const challenge = c.var.kept.get<Challenge>('challenge', c.req.param('id'))
    if (!challenge?.users || challenge.expiresAt < c.var.now) return c.text('No such challenge is open.', 404)
    const [white, black] = challenge.users
    const given = c.req.valid('json')
    const game = PlannedGame.parse({ startTime: c.var.now, ...given, id: challenge.id, white, black })
    c.var.kept.remove('challenge', challenge.id)
    c.var.kept.put('lichess-game', game.id, game)
    return c.json(game)
  })
  .put('/team-battle', sValidator('json', TeamBattle), (c) => {
    c.var.kept.put('team-battle', c.req.valid('json').id, c.req.valid('json'))
    return c.json(c.req.valid('json'))
  })
