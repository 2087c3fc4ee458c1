import * as z from 'zod/mini'
import { INVITATION_KINDS } from '../../people/invitation.ts'
import { COMPETITORS } from '../../tournament/tournament.ts'
import { AnswerInvitationInput } from '../invitations.ts'
import type { ApiCall } from './api-call.ts'
import { enumOf, nullableNumber, nullableString, string, time } from './fields.ts'
import { Message } from './message.ts'

const Invitation = z.object({
  kind: enumOf(INVITATION_KINDS, 'To join a team, or to be a deputy or an arbiter of a tournament.'),
  id: string('The team’s or the tournament’s id.'),
  name: string('Its name.'),
  by: nullableString('Username of whoever invites you; null if deleted.'),
  competitors: z.nullable(enumOf(COMPETITORS, 'Who competes in the tournament; null for a team.')),
  fromBoard: nullableNumber('An arbiter’s first board, in team events the first table; null: board 1.'),
  toBoard: nullableNumber('An arbiter’s last board; null: the last one.'),
  createdAt: time('When you were invited.'),
})
const own = { tag: 'Profile', act: 'editProfile', example: {} } as const

export const INVITATION_CALLS = [
  {
    ...own,
    method: 'get',
    path: '/profile/invitations',
    answer: z.array(Invitation),
    summary: 'Your invitations to teams and tournaments, newest first',
  },
  {
    ...own,
    method: 'post',
    path: '/profile/answerInvitation',
    body: AnswerInvitationInput,
    answer: Message,
    summary: 'Accept or decline an invitation',
    about: 'You’re in the team, or a deputy or an arbiter, once you accept.',
    refusals: { 409: 'This invitation was withdrawn or answered already.' },
  },
] as const satisfies readonly ApiCall[]
