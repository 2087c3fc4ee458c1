import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/captainRules.js'
import { Hono } from 'hono'
import { AnswerTimeInput, ProposeTimeInput, StatementInput } from '#core/contract/fixtures.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { signedIn } from '../http/signed-in.ts'
import { listFixtures } from '../use-cases/captain-fixtures.ts'
import { answerTime, proposeTime, stateCase } from '../use-cases/fixtures.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'

/** What captains arrange about their matches. */
export const fixtureRoutes = new Hono<AppEnv>()
  .get('/:id/getFixtures', signedIn('askDesk'), async (c) => {
    const caller = signedInCaller(c)
    const { snapshot } = await loadVisible(caller, c.req.param('id'))
    return jsonFor(c, await listFixtures(caller, snapshot), caller.user)
  })
  .post('/:id/proposeTime', signedIn('askDesk'), ...body(ProposeTimeInput), async (c) => {
    await limitPerMinute(c, 'submit', c.var.user.id)
    const sent = c.req.valid('json')
    await proposeTime(signedInCaller(c), c.req.param('id'), sent)
    return c.json({ message: inReaderLanguage(c, sent.times.length > 0 ? say.proposalSent : say.proposalWithdrawn) })
  })
  .post('/:id/answerTime', signedIn('askDesk'), ...body(AnswerTimeInput), async (c) => {
    await limitPerMinute(c, 'submit', c.var.user.id)
    const sent = c.req.valid('json')
    await answerTime(signedInCaller(c), c.req.param('id'), sent)
    return c.json({ message: inReaderLanguage(c, sent.at === null ? say.proposalDeclined : say.timeIsAgreed) })
  })
  .post('/:id/state', signedIn('askDesk'), ...body(StatementInput), async (c) => {
    await limitPerMinute(c, 'submit', c.var.user.id)
    await stateCase(signedInCaller(c), c.req.param('id'), c.req.valid('json'))
    return c.json({ message: inReaderLanguage(c, say.statementSent) })
  })
