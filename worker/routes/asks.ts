import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { AnswerAskInput, AskInput } from '#core/contract/asks.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { requireDirector } from '../http/director.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/signed-in.ts'
import { answerAsk, askDesk, listAsked } from '../use-cases/player-requests.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'

/** Competitors' requests to the desk, and the desk's answers. */
export const askRoutes = new Hono<AppEnv>()
  .get('/:id/getAsked', signedIn('askDesk'), async (c) => {
    const caller = signedInCaller(c)
    const { snapshot } = await loadVisible(caller, c.req.param('id'))
    return jsonFor(c, await listAsked(caller, snapshot), caller.user)
  })
  .post('/:id/ask', signedIn('askDesk'), ...body(AskInput), async (c) => {
    const caller = signedInCaller(c)
    await rateLimit(c, 'join', caller.user.id)
    const { snapshot } = await loadVisible(caller, c.req.param('id'))
    await askDesk(caller, snapshot, c.req.valid('json'))
    return c.json(await listAsked(caller, snapshot))
  })
  .post('/:id/answerAsk', signedIn('answerRequest'), ...body(AnswerAskInput), async (c) => {
    const answer = c.req.valid('json')
    const snapshot = await requireDirector(c, 'answerRequest')
    await answerAsk(signedInCaller(c), snapshot, answer)
    return c.json({ message: inReaderLanguage(c, answer.accept ? say.granted : say.refused) })
  })
