import * as say from '#words/captainRules.js'
import * as sayCheck from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_STATEMENT } from '../limits/event.ts'
import { MAX_TIMES } from '../snapshot/fixture-time.ts'
import { entryNo, nameField, roundNo } from './fields.ts'

const TIME = { error: sayCheck.timeInMilliseconds }
const TIMES = { error: () => say.countOfTimes({ max: MAX_TIMES }) }
const STATEMENT = { error: () => say.statementLength({ max: MAX_STATEMENT }) }

const match = { round: roundNo, no: entryNo }
const time = z.int(TIME).check(z.nonnegative(TIME), z.maximum(8.64e15, TIME))

/** POST /tournament/{id}/proposeTime; without times the caller’s own proposal is withdrawn. */
export const ProposeTimeInput = z.object({
  ...match,
  times: z.array(time, TIMES).check(z.maxLength(MAX_TIMES, TIMES)),
})

/** POST /tournament/{id}/answerTime; null declines. */
export const AnswerTimeInput = z.object({ ...match, at: z.nullable(time) })

/** POST /tournament/{id}/state */
export const StatementInput = z.object({
  ...match,
  kind: z.enum(['report', 'protest']),
  text: nameField(MAX_STATEMENT, STATEMENT),
})
