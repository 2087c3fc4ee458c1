import { Hono } from 'hono'
import { EvaluateInput } from '#core/contract/evaluations.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { requireDirector } from '../http/director.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { signedIn } from '../http/signed-in.ts'
import { evaluate } from '../use-cases/evaluations.ts'

/** What the event’s own engine says of its running games. */
export const evaluationRoutes = new Hono<AppEnv>().post(
  '/:id/evaluate',
  signedIn('evaluate'),
  ...body(EvaluateInput),
  async (c) => {
    const snapshot = await requireDirector(c, 'evaluate')
    await limitPerMinute(c, 'evaluate', c.var.user.id)
    const { round, evaluations } = c.req.valid('json')
    return c.json({ taken: await evaluate(signedInCaller(c), snapshot, { round, news: evaluations }) })
  },
)
