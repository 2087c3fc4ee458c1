import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { booleanFlag, idList, roundField } from './query-fields.ts'

/** GET /result/{id} */
export const ResultQuery = z.object({
  games: z.optional(booleanFlag('games')),
  /** `show` includes results even if the user hides them. */
  spoilers: z.optional(z.enum(['show'], { error: say.spoilersShow })),
})

/** GET /results */
export const ResultsQuery = z.object({
  ids: z.pipe(z.optional(idList), z.array(z.string(), { error: say.resultIds })),
  games: z.optional(booleanFlag('games')),
  round: z.optional(roundField),
})
