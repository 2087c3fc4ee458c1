import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { AnswerInvitationInput } from '#core/contract/invitations.ts'
import * as invitations from '../data/invitations.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { jsonFor } from '../http/json-for.ts'
import { signedIn } from '../http/signed-in.ts'
import { answerInvitation } from '../use-cases/invitations.ts'

/** A user's invitations to teams and tournaments. */
export const invitationRoutes = new Hono<AppEnv>()
  .get('/profile/invitations', signedIn('editProfile'), async (c) =>
    jsonFor(c, await invitations.listOfUser(c.var.db, c.var.user.id), c.var.user),
  )
  .post('/profile/answerInvitation', signedIn('editProfile'), ...body(AnswerInvitationInput), async (c) => {
    const answer = c.req.valid('json')
    const { name } = await answerInvitation(signedInCaller(c), answer)
    return c.json({ message: inReaderLanguage(c, answer.accept ? () => say.joined({ name }) : say.invitationDeclined) })
  })
