import * as say from '#words/checks.js'
import * as sayGroups from '#words/groups.js'
import * as z from 'zod/mini'
import { STANDINGS_STATES } from '../rows/standings-answer.ts'
import { PHASES } from '../tournament/phase.ts'
import { booleanFlag, groupText, idList, pageFields, perPhaseField, roundField } from './query-fields.ts'

/** GET /tournaments */
export const TournamentsQuery = z.object({
  ...pageFields,
  phase: z.optional(z.enum(PHASES, { error: () => say.phase({ phases: PHASES.join(', ') }) })),
  perPhase: z.optional(perPhaseField),
})

/** GET /tournament/{id}/fetchPlayers */
export const PlayersQuery = z.object({ ids: z.optional(idList) })

const STATE = { error: () => sayGroups.standingsState({ states: STANDINGS_STATES.join(', ') }) }
/** GET /tournament/{id}/getStandings */
export const StandingsQuery = z.object({
  round: z.optional(roundField),
  state: z.optional(z.enum(STANDINGS_STATES, STATE)),
  group: z.optional(groupText),
})

/** GET /tournament/{id}/getRunningGames */
export const RoundQuery = z.object({ round: roundField })

/** GET /tournament/{id}/getMoments: without a round of the latest one that has a result. */
export const MomentsQuery = z.object({
  round: z.optional(roundField),
  /** `show` includes results even if the user hides them. */
  spoilers: z.optional(z.enum(['show'], { error: say.spoilersShow })),
})

/** GET /tournament/{id}/getPairings: pairings of a round, or of any round by their ids. */
export const PairingsQuery = z
  .object({
    round: z.optional(roundField),
    ids: z.optional(idList),
    games: z.optional(booleanFlag('games')),
    withResults: z.optional(booleanFlag('withResults')),
  })
  .check(z.refine(({ round, ids }) => round !== undefined || ids !== undefined, { error: say.roundOrIds }))
