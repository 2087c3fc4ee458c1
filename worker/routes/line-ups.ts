import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { LineUpInput, LineUpsQuery, RosterInput, RosterQuery } from '#core/contract/line-ups.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { callerOf, signedInCaller } from '../http/caller.ts'
import { jsonFor } from '../http/json-for.ts'
import { limitPerMinute } from '../http/per-minute.ts'
import { signedIn } from '../http/signed-in.ts'
import { valid } from '../http/valid.ts'
import { handInLineUp, listLineUps, loadRoster, setRoster } from '../use-cases/line-ups.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'

/** Rosters of teams, and their line-ups in matches. */
export const lineUpRoutes = new Hono<AppEnv>()
  .get('/:id/getLineUps', valid('query', LineUpsQuery), async (c) => {
    const caller = callerOf(c)
    const { snapshot } = await loadVisible(caller, c.req.param('id'))
    return jsonFor(c, await listLineUps(caller, snapshot, c.req.valid('query').round), await caller.viewer())
  })
  .post('/:id/handInLineUp', signedIn('askDesk'), ...body(LineUpInput), async (c) => {
    const lineUp = c.req.valid('json')
    await limitPerMinute(c, 'submit', c.var.user.id)
    await handInLineUp(signedInCaller(c), c.req.param('id'), lineUp)
    return c.json({ message: inReaderLanguage(c, lineUp.individuals ? say.lineUpHandedIn : say.lineUpTakenBack) })
  })
  .get('/:id/getRoster', signedIn('askDesk'), valid('query', RosterQuery), async (c) => {
    const caller = signedInCaller(c)
    return jsonFor(c, await loadRoster(caller, c.req.param('id'), c.req.valid('query').team), caller.user)
  })
  .post('/:id/setRoster', signedIn('askDesk'), ...body(RosterInput), async (c) => {
    await limitPerMinute(c, 'submit', c.var.user.id)
    await setRoster(signedInCaller(c), c.req.param('id'), c.req.valid('json'))
    return c.json({ message: inReaderLanguage(c, say.playersSaved) })
  })
