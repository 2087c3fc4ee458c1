import * as checks from '#words/checks.js'
import * as z from 'zod/mini'
import { entryNo, roundNo } from './fields.ts'

const TIME = { error: checks.timeInMilliseconds }
const match = { round: roundNo, no: entryNo }
/** In milliseconds since 1970. */
export const time = z.int(TIME).check(z.nonnegative(TIME), z.maximum(8.64e15, TIME))

/** Gives a match a start of its own; null: with its round. */
export const SetTime = z.object({ type: z.literal('setTime'), ...match, at: z.nullable(time) })

/** Answers the protest of a captain. The result is corrected by a request of its own. */
export const Rule = z.object({ type: z.literal('rule'), ...match, isUpheld: z.boolean() })
