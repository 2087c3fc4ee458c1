import * as say from '#words/day.js'
import * as z from 'zod/mini'
import { WEEK } from '../time.ts'

const MOMENT = { error: say.momentFormat }
const moment = z.pipe(z.string(MOMENT).check(z.regex(/^\d{1,15}$/, MOMENT)), z.transform(Number))

/** GET /rounds: rounds that start from one moment until another, at most a week later. */
export const RoundsQuery = z.object({ from: z.optional(moment), to: z.optional(moment) }).check(
  z.refine(({ from, to }) => (from === undefined) === (to === undefined), { error: say.fromAndTo }),
  z.refine(({ from = 0, to = 0 }) => to >= from && to - from <= WEEK, { error: say.fromAndTo }),
)
export type RoundsQuery = z.output<typeof RoundsQuery>
