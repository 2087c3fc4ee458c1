import * as z from 'zod/mini'
import { PHASES } from '../tournament/phase.ts'
import { flag, ids, page, round } from './query.ts'

/** GET /tournaments */
export const TournamentsQuery = z.object({
  ...page,
  phase: z.optional(z.enum(PHASES, `The phase must be ${PHASES.join(', ')}.`)),
})

/** GET /tournament/{id}/fetchPlayers */
export const PlayersQuery = z.object({ ids: z.optional(ids) })

/** GET /tournament/{id}/getPairings: of a round, or some of any round by their ids. */
export const PairingsQuery = z
  .object({
    round: z.optional(round),
    ids: z.optional(ids),
    games: z.optional(flag('games')),
    withResults: z.optional(flag('withResults')),
  })
  .check(z.refine(({ round, ids }) => round !== undefined || ids !== undefined, 'Say which round, or which ids.'))
