import * as z from 'zod/mini'
import { ASKED_BYES } from '../draw/bye-limits.ts'
import { PLAYER_REQUEST_KINDS } from '../snapshot/desk.ts'
import { accept, entryNo, roundNo } from './fields.ts'

const of = { no: entryNo, round: roundNo }
const isTakenBack = z.optional(z.boolean('isTakenBack must be true or false.'))
const ASKED = 'Ask for a bye, to withdraw, or to come late, or say that you’re here.'

/** POST /tournament/{id}/ask: a competitor's request to the desk, or its withdrawal. */
export const AskInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('bye'),
      ...of,
      bye: z.enum(ASKED_BYES, 'Ask for a half-point bye (H) or one without points (Z).'),
      isTakenBack,
    }),
    z.object({ kind: z.literal('withdraw'), ...of, isTakenBack }),
    z.object({ kind: z.literal('late'), ...of, isTakenBack }),
    /** Checks in: no answer is needed. */
    z.object({ kind: z.literal('here'), ...of, isTakenBack }),
  ],
  ASKED,
)

/** POST /tournament/{id}/answerAsk */
export const AnswerAskInput = z.object({
  ...of,
  kind: z.enum(PLAYER_REQUEST_KINDS, ASKED),
  accept,
})
