import { sValidator } from '@hono/standard-validator'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { accounts } from './accounts/control.ts'
import { starts } from './games/start-control.ts'
import { PlannedGame } from './games/planned-game.ts'
import { codes, fits, HOWS, type How, type Result } from './endings.ts'
import { matchAt, timeIn } from './match-at.ts'
import { endHanging } from './moods/answers.ts'
import { MoodOrder, orders, setMood } from './moods/mood-now.ts'
import { MOODS } from './moods/moods.ts'
import { halls } from './hall/routes.ts'
import { dailyControl } from './daily/routes.ts'
import { Plan, type Decision } from './plan.ts'
import { mailed } from './mail.ts'
import { pushed } from './push.ts'
import type { Visit } from './visit.ts'

const FinishGame = z.object({
  board: z.number(),
  game: z.literal([1, 2]),
  result: z.enum(['1-0', '0-1', '1/2-1/2']),
  how: z.optional(z.enum(HOWS)),
})
export type FinishGame = z.infer<typeof FinishGame>

/** The simulator's clock: frozen at a time, or `offset` milliseconds ahead of the real one. */
const Clock = z.object({ offset: z.optional(z.number()), frozenAt: z.optional(z.number()) })
export type ClockSetting = z.infer<typeof Clock>
const MatchTime = z.object({ minute: z.number() })

const usual = (result: Result): How => (result === '1/2-1/2' ? 'agreed' : 'resigned')
const planned = (c: Context<Visit>) => c.var.kept.get<Plan>('plan', c.req.param('id') ?? '')
const noMatch = (c: Context<Visit>) => c.text('No such match is planned.', 404)
const save = (c: Context<Visit>, plan: Plan) => {
  c.var.kept.put('plan', String(plan.id), plan)
  return c.json(plan)
}

/** Control calls for tests and the demo; the chess site has none of them. Times are in milliseconds. */
export const control = new Hono<Visit>()
  .route('/', accounts)
  .route('/', starts)
  .route('/push', pushed)
  .route('/mail', mailed)
  .route('/hall', halls)
  .route('/daily', dailyControl)
  .get('/match', (c) => c.json(c.var.kept.all<Plan>('plan')))
  .get('/match/:id', (c) => {
    const plan = planned(c)
    return plan ? c.json({ plan, match: matchAt(plan, c.var.now) }) : noMatch(c)
  })
  .put('/match/:id', sValidator('json', Plan), (c) => save(c, c.req.valid('json')))
  .delete('/match/:id', (c) => {
    c.var.kept.remove('plan', c.req.param('id'))
    return c.body(null, 204)
  })
  .post('/match/:id/finish-game', sValidator('json', FinishGame), (c) => {
    const plan = planned(c)
    if (!plan) return noMatch(c)
    const { board, game, result, how = usual(result) } = c.req.valid('json')
    if (!fits(result, how)) return c.text(`A game that ends ${result} is not ${how}.`, 400)
    const [white, black] = codes(result, how)
    const decision: Decision = { board, game, white, black, at: timeIn(plan, c.var.now) }
    return save(c, { ...plan, decisions: [...plan.decisions, decision] })
  })
  .post('/match/:id/finish', (c) => {
    const plan = planned(c)
    return plan ? save(c, { ...plan, closedAt: timeIn(plan, c.var.now) }) : noMatch(c)
  })
  .put('/match/:id/time', sValidator('json', MatchTime), (c) => {
    const plan = planned(c)
    return plan ? save(c, { ...plan, frozenAt: c.req.valid('json').minute }) : noMatch(c)
  })
  .put('/lichess-game', sValidator('json', PlannedGame), (c) => {
    c.var.kept.put('lichess-game', c.req.valid('json').id, c.req.valid('json'))
    return c.json(c.req.valid('json'))
  })
  .put('/archived-game', sValidator('json', PlannedGame), (c) => {
    c.var.kept.put('archived-game', c.req.valid('json').id, c.req.valid('json'))
    return c.json(c.req.valid('json'))
  })
  .get('/mood', (c) =>
    c.json({ now: orders(c), all: Object.entries(MOODS).map(([mood, { does }]) => ({ mood, does })) }),
  )
  .put('/mood', sValidator('json', MoodOrder), (c) => {
    setMood(c, c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/time', (c) => c.json({ now: c.var.now }))
  .put('/time', sValidator('json', Clock), (c) => {
    c.var.kept.put('setting', 'time', c.req.valid('json'))
    return c.body(null, 204)
  })
  .put('/latency', sValidator('json', z.object({ ms: z.number() })), (c) => {
    c.var.kept.put('setting', 'latency', c.req.valid('json').ms)
    return c.body(null, 204)
  })
  .get('/log', (c) => c.json(c.var.kept.log(c.req.query('path'))))
  .delete('/log', (c) => {
    c.var.kept.clearLog()
    return c.body(null, 204)
  })
  .post('/reset', (c) => {
    c.var.kept.clear()
    endHanging()
    return c.body(null, 204)
  })
