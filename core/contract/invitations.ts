import * as z from 'zod/mini'
import { INVITATION_KINDS } from '../people/invitation.ts'
import { accept, idField } from './fields.ts'

/** POST /profile/answerInvitation */
export const AnswerInvitationInput = z.object({
  kind: z.enum(INVITATION_KINDS, 'kind must be team, deputy or arbiter.'),
  id: idField('Missing or invalid id of the team or tournament.'),
  accept,
})
