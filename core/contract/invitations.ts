import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { INVITATION_KINDS } from '../people/invitation.ts'
import { accept, idField } from './fields.ts'

/** POST /profile/answerInvitation */
export const AnswerInvitationInput = z.object({
  kind: z.enum(INVITATION_KINDS, { error: say.invitationKind }),
  id: idField({ error: say.invitationId }),
  accept,
})
