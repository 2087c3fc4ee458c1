import * as checks from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_ROUNDS } from '../limits/event.ts'
import { calendarDay, type Day } from '../text/start.ts'

const START = { error: checks.startTime }
const day = z.pipe(
  z.string().check(z.refine((written) => calendarDay(written) !== undefined)),
  z.transform((written): Day => calendarDay(written)!),
)
/** When something starts: in milliseconds since 1970, or a day. */
export const start = z.union([z.int(START).check(z.nonnegative(START), z.maximum(8.64e15, START)), day], START)

/** Round 1 first. */
export const starts = z.array(z.nullable(start)).check(z.maxLength(MAX_ROUNDS))
