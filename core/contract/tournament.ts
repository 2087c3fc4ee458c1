import * as say from '#words/checks.js'
import * as sayDay from '#words/day.js'
import * as z from 'zod/mini'
import { PHASES } from '../tournament/phase.ts'
import { WEEK } from '../time.ts'
import { booleanFlag, idList, pageFields, perPhaseField, roundField } from './query-fields.ts'

/** GET /tournaments */
export const TournamentsQuery = z.object({
  ...pageFields,
  phase: z.optional(z.enum(PHASES, { error: () => say.phase({ phases: PHASES.join(', ') }) })),
  perPhase: z.optional(perPhaseField),
})

const MOMENT = { error: sayDay.momentFormat }
const moment = z.pipe(
  z.string(MOMENT).check(z.regex(/^\d{1,15}$/, MOMENT)),
  z.transform(Number),
)

/** GET /rounds: rounds that start from one moment until another, at most a week later. */
export const RoundsQuery = z
  .object({ from: z.optional(moment), to: z.optional(moment) })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), { error: sayDay.fromAndTo }),
    z.refine(({ from = 0, to = 0 }) => to >= from && to - from <= WEEK, { error: sayDay.fromAndTo }),
  )
export type RoundsQuery = z.output<typeof RoundsQuery>

/** GET /tournament/{id}/fetchPlayers */
export const PlayersQuery = z.object({ ids: z.optional(idList) })

/** GET /tournament/{id}/getRunningGames */
export const RoundQuery = z.object({ round: roundField })

/** GET /tournament/{id}/getPairings: pairings of a round, or of any round by their ids. */
export const PairingsQuery = z
  .object({
    round: z.optional(roundField),
    ids: z.optional(idList),
    games: z.optional(booleanFlag('games')),
    withResults: z.optional(booleanFlag('withResults')),
  })
  .check(z.refine(({ round, ids }) => round !== undefined || ids !== undefined, { error: say.roundOrIds }))
