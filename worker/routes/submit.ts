import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import {
  AnswerLinkInput,
  GameInput,
  GameLinkInput,
  RemoveGameLinkInput,
  SubmitMiniInput,
} from '#core/contract/submit.ts'
import * as links from '../data/links.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { requireDirector } from '../http/director.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { signedIn } from '../http/signed-in.ts'
import { checkResults } from '../use-cases/check-results.ts'
import { answerGameLink, removeGameLink, submitGameLink } from '../use-cases/game-links.ts'
import { loadPairing, loadPairingByKey } from '../use-cases/pairing-role.ts'
import { submitMini } from '../use-cases/submit-mini.ts'

// Enough for the moves of a match on 50 boards.
const MAX_BYTES = 1024 * 1024

/** Game links and game observations sent by players and captains. */
export const submitRoutes = new Hono<AppEnv>()
  .post('/gameLink', signedIn('addGameLink'), ...body(GameLinkInput), async (c) => {
    const caller = signedInCaller(c)
    const input = c.req.valid('json')
    await limitPerMinute(c, 'submit', caller.user.id)
    const match = await ('key' in input ? loadPairingByKey(caller, input) : loadPairing(caller, input.id))
    return c.json(await submitGameLink(caller, match, input.link))
  })
  .post('/removeGameLink', signedIn('removeGameLink'), ...body(RemoveGameLinkInput), async (c) => {
    const caller = signedInCaller(c)
    await limitPerMinute(c, 'submit', caller.user.id)
    await removeGameLink(caller, await loadPairing(caller, c.req.valid('json').id))
    return c.json({ message: inReaderLanguage(c, say.gameLinkRemoved) })
  })
  .post('/mini', signedIn('addGameLink'), ...body(SubmitMiniInput), async (c) => {
    const caller = signedInCaller(c)
    await limitPerMinute(c, 'submit', caller.user.id)
    const input = c.req.valid('json')
    return c.json(await submitMini(caller, await loadPairing(caller, input.id), input))
  })
  .post('/game', signedIn('submitGame'), ...body(GameInput, MAX_BYTES), async (c) => {
    const caller = signedInCaller(c)
    await limitPerMinute(c, 'submit', caller.user.id)
    return c.json(await checkResults(caller, await loadPairingByKey(caller, c.req.valid('json'))))
  })

/** The director's part: game links that wait for confirmation. */
export const linkRoutes = new Hono<AppEnv>()
  .get('/:id/getLinks', signedIn('answerRequest'), async (c) => {
    const { id } = await requireDirector(c, 'answerRequest')
    return jsonFor(c, await links.listPending(c.var.db, id), c.var.user)
  })
  .post('/:id/confirmLink', signedIn('answerRequest'), ...body(AnswerLinkInput), async (c) => {
    const snapshot = await requireDirector(c, 'answerRequest')
    await answerGameLink(signedInCaller(c), snapshot, c.req.valid('json'))
    return c.json(await links.listPending(c.var.db, snapshot.id))
  })
