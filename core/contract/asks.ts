import * as z from 'zod/mini'
import { ASKED_BYES } from '../draw/bye-limits.ts'
import { PLAYER_REQUEST_KINDS } from '../snapshot/desk.ts'

const ROUND = 'The round must be a number from 1.'
const ENTRY = 'Name the entry by its number.'
const round = z.int(ROUND).check(z.positive(ROUND), z.maximum(999, ROUND))
const no = z.int(ENTRY).check(z.positive(ENTRY))
const isTakenBack = z.optional(z.boolean('isTakenBack must be true or false.'))
const ASKED = 'Ask for a bye, to withdraw, or to come late.'

/** POST /tournament/{id}/ask: what a competitor asks the desk for, or takes back. */
export const AskInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('bye'),
      no,
      round,
      bye: z.enum(ASKED_BYES, 'Ask for a half-point bye (H) or one without points (Z).'),
      isTakenBack,
    }),
    z.object({ kind: z.literal('withdraw'), no, round, isTakenBack }),
    z.object({ kind: z.literal('late'), no, round, isTakenBack }),
  ],
  ASKED,
)

/** POST /tournament/{id}/answerAsk */
export const AnswerAskInput = z.object({
  no,
  round,
  kind: z.enum(PLAYER_REQUEST_KINDS, ASKED),
  accept: z.boolean('accept must be true or false.'),
})
