import { Hono } from 'hono'
import { CancelStartsInput, StartGamesInput, StartsQuery } from '#core/contract/starts.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { requireDirector } from '../http/director.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { signedIn } from '../http/signed-in.ts'
import { valid } from '../http/valid.ts'
import { cancelStarts, startGames } from '../use-cases/game-starts.ts'
import { loadPairing } from '../use-cases/pairing-role.ts'
import { ownStart, startsAtDesk } from '../use-cases/starts-view.ts'

/** Games that the desk starts on Lichess. */
export const startRoutes = new Hono<AppEnv>()
  .get('/:id/getStarts', signedIn('direct'), valid('query', StartsQuery), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    return jsonFor(c, await startsAtDesk(signedInCaller(c), snapshot, c.req.valid('query').round), c.var.user)
  })
  .post('/:id/startGames', signedIn('direct'), ...body(StartGamesInput), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    await limitPerMinute(c, 'submit', c.var.user.id)
    return c.json(await startGames(signedInCaller(c), snapshot, c.req.valid('json')))
  })
  .post('/:id/cancelStarts', signedIn('direct'), ...body(CancelStartsInput), async (c) => {
    const snapshot = await requireDirector(c, 'direct')
    return c.json(await cancelStarts(signedInCaller(c), snapshot, c.req.valid('json')))
  })

/** A player’s own link. */
export const ownStartRoutes = new Hono<AppEnv>().get('/result/:id/ownStart', signedIn('askDesk'), async (c) => {
  const caller = signedInCaller(c)
  return jsonFor(c, await ownStart(caller, await loadPairing(caller, c.req.param('id'))), c.var.user)
})
