import * as sayDaily from '#words/daily.js'
import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { ENTERED_OUTCOMES } from '../match/entered-result.ts'
import { changeVersion, reason, roundNo } from './fields.ts'

const MATCH = { error: say.pairingId }
const match = z.string(MATCH).check(z.regex(/^[a-z0-9]{2,32}-\d{1,4}-\d{1,6}$/, MATCH))

const OUTCOME = { error: () => say.resultOutcome({ outcomes: ENTERED_OUTCOMES.join(', ') }) }
const POINTS = { error: say.pointsOfBothSides }
const points = z.number(POINTS).check(z.nonnegative(POINTS), z.maximum(10_000, POINTS), z.multipleOf(0.5, POINTS))

/**
 * POST /tournament/{id}/setResult: `outcome` of a single game, or `points` of both sides of a match of several games.
 */
export const SetResultInput = z.union(
  [
    z.object({ match, reason, outcome: z.enum(ENTERED_OUTCOMES, OUTCOME) }),
    z.object({ match, reason, points: z.tuple([points, points], POINTS) }),
  ],
  { error: ({ input }) => messageFor(input) },
)

const RESULTS = { error: say.resultList }
/** POST /tournament/{id}/setResults */
export const SetResultsInput = z.object({
  results: z
    .array(
      z.union(
        [
          z.object({ match, outcome: z.enum(ENTERED_OUTCOMES, OUTCOME) }),
          z.object({ match, points: z.tuple([points, points], POINTS) }),
        ],
        { error: ({ input }) => messageFor(input) },
      ),
      RESULTS,
    )
    .check(z.minLength(1, RESULTS), z.maxLength(1000, RESULTS)),
  reason,
})

/** The sentence of the form that the input resembles most: an error of a union names none. */
function messageFor(input: unknown): string {
  const given = typeof input === 'object' && input !== null ? input : {}
  const form =
    'points' in given
      ? z.object({ match, reason, points: z.tuple([points, points], POINTS) })
      : z.object({ match, reason, outcome: z.enum(ENTERED_OUTCOMES, OUTCOME) })
  return z.safeParse(form, given).error?.issues[0]?.message ?? OUTCOME.error()
}

/** POST /tournament/{id}/confirmResults: `matches`, else the round, else all rounds. */
export const ConfirmResultsInput = z.object({
  matches: z.optional(z.array(match, MATCH).check(z.minLength(1, MATCH), z.maxLength(1000, MATCH))),
  round: z.optional(roundNo),
})

const NUMBER = { error: say.pairingId }
/** POST /tournament/{id}/answerSiteProposal: `take` enters the chess site’s score, else the result stays. */
export const AnswerSiteProposalInput = z.object({
  match,
  k: z.optional(z.int(NUMBER).check(z.minimum(1, NUMBER), z.maximum(20, NUMBER))),
  take: z.boolean({ error: sayDaily.takeOrKeep }),
  reason,
})

/** POST /tournament/{id}/undoResult: by pairing, its newest change; by version, that change. */
export const UndoResultInput = z.object({
  match: z.optional(match),
  version: z.optional(changeVersion),
  reason,
})
