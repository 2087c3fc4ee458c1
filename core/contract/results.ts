import * as z from 'zod/mini'
import { flag, ids, round } from './query.ts'

/** GET /result/{id} */
export const ResultQuery = z.object({ games: z.optional(flag('games')) })

/** GET /results */
export const ResultsQuery = z.object({
  ids: z.pipe(z.optional(ids), z.array(z.string(), 'Say which results by their ids.')),
  games: z.optional(flag('games')),
  round: z.optional(round),
})
