import * as say from '#words/answers.js'
import { createMiddleware } from 'hono/factory'
import { logError } from '#party/log.ts'
import type { AppEnv } from '../env.ts'
import { unavailable } from '../use-cases/refusal.ts'

/** Without SECRET every request gets 503: secrets must not be stored unencrypted. */
export const requireSecret = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.env.SECRET) {
    logError(
      'This Worker has no SECRET, so it can’t encrypt anything: `npm run deploy` makes one, or `wrangler secret put SECRET`.',
    )
    throw unavailable(say.siteNotSetUp)
  }
  await next()
})
