import { Hono } from 'hono'
import { ReportResultInput } from '#core/contract/submit.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { signedIn } from '../http/signed-in.ts'
import { reportResult } from '../use-cases/report-result.ts'

/** Results reported by players and captains. */
export const reportRoutes = new Hono<AppEnv>().post(
  '/result',
  signedIn('reportResult'),
  ...body(ReportResultInput),
  async (c) => {
    await limitPerMinute(c, 'submit', c.var.user.id)
    return c.json(await reportResult(signedInCaller(c), c.req.valid('json')))
  },
)
