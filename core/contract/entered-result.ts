import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_TIE_BREAK_GAMES, MAX_TIE_BREAK_TIME, TIE_BREAK_KINDS, TIE_BREAK_TIME } from '../match/decision.ts'
import { ENTERED_OUTCOMES } from '../match/entered-result.ts'

const RESULT = { error: say.enteredResult }

const points = z.number(RESULT).check(z.nonnegative(RESULT), z.maximum(10_000, RESULT), z.multipleOf(0.5, RESULT))
/** A result as an arbiter or a helper enters it: an outcome, or the points of White and Black. */
export const EnteredResultInput = z.union(
  [z.object({ outcome: z.enum(ENTERED_OUTCOMES, RESULT) }), z.object({ points: z.tuple([points, points], RESULT) })],
  RESULT,
)

const TIE_BREAK = { error: () => say.tieBreakGames({ max: MAX_TIE_BREAK_GAMES }) }
const tieBreakGame = z.object({
  kind: z.enum(TIE_BREAK_KINDS, TIE_BREAK),
  white: z.enum(['w', 'b'], TIE_BREAK),
  points: z.tuple([points, points], TIE_BREAK),
  timeControl: z._default(
    z.string(TIE_BREAK).check(z.maxLength(MAX_TIE_BREAK_TIME, TIE_BREAK), z.regex(TIE_BREAK_TIME, TIE_BREAK)),
    '',
  ),
})

/** The tie-break games of a knockout match. */
export const tieBreakGames = z.array(tieBreakGame).check(z.maxLength(MAX_TIE_BREAK_GAMES, TIE_BREAK))
