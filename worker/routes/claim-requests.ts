import { Hono } from 'hono'
import { AnswerClaimInput } from '#core/contract/claims.ts'
import * as claims from '../data/claims.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { requireDirector } from '../http/director.ts'
import { jsonFor } from '../http/json-for.ts'
import { signedIn } from '../http/signed-in.ts'
import { answerClaim, issueClaimCodes } from '../use-cases/claim-entry.ts'

/** The director’s part: requests of users who say that an entry is theirs. */
export const claimRequestRoutes = new Hono<AppEnv>()
  .get('/:id/getClaims', signedIn('answerRequest'), async (c) => {
    const { id } = await requireDirector(c, 'answerRequest')
    return jsonFor(c, await claims.listRequests(c.var.db, id), c.var.user)
  })
  .post('/:id/answerClaim', signedIn('answerRequest'), ...body(AnswerClaimInput), async (c) => {
    const snapshot = await requireDirector(c, 'answerRequest')
    await answerClaim(signedInCaller(c), snapshot, c.req.valid('json'))
    return c.json(await claims.listRequests(c.var.db, snapshot.id))
  })
  .post('/:id/createCodes', signedIn('claim'), async (c) => {
    const snapshot = await requireDirector(c, 'createCode')
    c.header('cache-control', 'no-store')
    return c.json(await issueClaimCodes(signedInCaller(c), snapshot))
  })
