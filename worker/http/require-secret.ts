import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { unavailable } from '../use-cases/refusal.ts'

const MISSING =
  'This Worker has no SECRET, so it can’t encrypt anything: `npm run deploy` makes one, or `wrangler secret put SECRET`.'

/** A deployment that is not whole answers nothing: better nobody comes in than that what they entrust lies open. */
export const requireSecret = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.env.SECRET) {
    console.error(MISSING)
    throw unavailable('This site is being set up. Try again later.')
  }
  await next()
})
