import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { entryNo, roundNo } from './fields.ts'

const ENTRIES = { error: say.entryNumbers }
const TOO_MANY = { error: say.tooManyNumbers }

/** Groups of entries who may not meet, by number; without rounds for the whole event. */
export const apartGroups = z
  .array(
    z.object({
      nos: z.array(entryNo, ENTRIES).check(z.minLength(2, ENTRIES), z.maxLength(500, TOO_MANY)),
      from: z.optional(roundNo),
      to: z.optional(z.nullable(roundNo)),
    }),
  )
  .check(z.maxLength(500, TOO_MANY))
