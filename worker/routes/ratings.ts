import { Hono } from 'hono'
import { FindListedQuery } from '#core/contract/ratings.ts'
import type { AppEnv } from '../env.ts'
import { requireDirector } from '../http/director.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { signedIn } from '../http/signed-in.ts'
import { valid } from '../http/valid.ts'
import { findListed, listEntries } from '../use-cases/rating-lists.ts'

/** Players of rating lists, for the desk. */
export const ratingRoutes = new Hono<AppEnv>()
  .get('/:id/findListed', signedIn('direct'), valid('query', FindListedQuery), async (c) => {
    await limitPerMinute(c, 'ratings', c.var.user.id)
    const { settings } = await requireDirector(c, 'direct')
    return jsonFor(c, await findListed(c.env, c.req.valid('query').q, settings), c.var.user)
  })
  .get('/:id/getListed', signedIn('direct'), async (c) => {
    await limitPerMinute(c, 'ratings', c.var.user.id)
    const { id, settings } = await requireDirector(c, 'direct')
    return jsonFor(c, await listEntries(c.env, c.var.db, id, settings), c.var.user)
  })
