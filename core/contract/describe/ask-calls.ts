import * as z from 'zod/mini'
import { BYE_REQUEST_STATES, BYE_TYPES, PLAYER_REQUEST_KINDS } from '../../snapshot/desk.ts'
import { AnswerAskInput, AskInput } from '../asks.ts'
import type { ApiCall } from './api-call.ts'
import { enumOf, integer, string } from './fields.ts'
import { Message } from './message.ts'

const Asked = z.object({
  rule: string('The limits of byes, in a sentence.'),
  entries: z.array(
    z.object({
      no: integer('The entry’s number.'),
      name: string('Its name.'),
      asked: z.array(
        z.object({
          kind: enumOf(['bye', 'here', ...PLAYER_REQUEST_KINDS], 'What was asked for; here: checked in.'),
          round: integer('The round; for a withdrawal the first one not played.'),
          bye: z.nullable(z.enum(BYE_TYPES)).check(z.describe('The TRF letter of a bye.')),
          state: enumOf(BYE_REQUEST_STATES, 'Whether it was answered.'),
        }),
      ),
    }),
  ),
})

const shared = { tag: 'Tournaments', act: 'askDesk', answer: Asked, example: { id: 'winter' } } as const

export const ASK_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getAsked',
    summary: 'What you’ve asked the arbiters for',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/ask',
    body: AskInput,
    summary: 'Ask for a bye, to withdraw, or to come late, or check in',
    about:
      'For your own entry, or one of a team that you’re an admin of. The arbiters grant or refuse it; kind here checks in at once.',
    refusals: {
      403: 'Only the player, or an admin of the team, can ask for that.',
      409: 'There is no half-point bye in the last round.',
    },
  },
  {
    ...shared,
    act: 'answerRequest',
    answer: Message,
    method: 'post',
    path: '/tournament/:id/answerAsk',
    body: AnswerAskInput,
    summary: 'Answer a request to withdraw or to come late (directors)',
    about: 'Byes are answered by setBye, and a withdrawal is granted by withdraw, both at /change.',
    refusals: { 409: 'This request has already been answered or withdrawn.' },
  },
] as const satisfies readonly ApiCall[]
