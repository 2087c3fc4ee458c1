import { Hono } from 'hono'
import { AnswerRequestInput, JoinInput, WithdrawInput } from '#core/contract/registration.ts'
import * as registrations from '../data/registrations.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { requireDirector } from '../http/director.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/signed-in.ts'
import { answerJoinRequest, join, registrationStatus, withdraw } from '../use-cases/registration.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'

/** Registration for a tournament, and the director's answers. */
export const registrationRoutes = new Hono<AppEnv>()
  .get('/:id/getEntry', signedIn('join'), async (c) => {
    const caller = signedInCaller(c)
    const { snapshot } = await loadVisible(caller, c.req.param('id'))
    return jsonFor(c, await registrationStatus(caller, snapshot), caller.user)
  })
  .post('/:id/join', signedIn('join'), ...body(JoinInput), async (c) => {
    const caller = signedInCaller(c)
    const { snapshot } = await loadVisible(caller, c.req.param('id'))
    await rateLimit(c, 'join', caller.user.id)
    return c.json(await join(caller, snapshot, c.req.valid('json')))
  })
  .post('/:id/withdraw', signedIn('join'), ...body(WithdrawInput), async (c) => {
    const caller = signedInCaller(c)
    const { snapshot } = await loadVisible(caller, c.req.param('id'))
    return c.json(await withdraw(caller, snapshot, c.req.valid('json').team))
  })
  .get('/:id/getRequests', signedIn('join'), async (c) => {
    const { id } = await requireDirector(c, 'answerRequest')
    return jsonFor(c, await registrations.listRequests(c.var.db, id), c.var.user)
  })
  .post('/:id/answerRequest', signedIn('join'), ...body(AnswerRequestInput), async (c) => {
    const snapshot = await requireDirector(c, 'answerRequest')
    await answerJoinRequest(signedInCaller(c), snapshot, c.req.valid('json'))
    return c.json(await registrations.listRequests(c.var.db, snapshot.id))
  })
