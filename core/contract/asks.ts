import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { ASKED_BYES } from '../draw/bye-limits.ts'
import { PLAYER_REQUEST_KINDS } from '../snapshot/desk.ts'
import { accept, entryNo, roundNo } from './fields.ts'

const of = { no: entryNo, round: roundNo }
const isTakenBack = z.optional(z.boolean({ error: say.isTakenBack }))
const ASKED = { error: say.askKind }

/** POST /tournament/{id}/ask: a competitor's request to the desk, or its withdrawal. */
export const AskInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('bye'),
      ...of,
      bye: z.enum(ASKED_BYES, { error: say.askedBye }),
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
