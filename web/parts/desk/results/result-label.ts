import * as say from '#words/deskResults.js'
import { bothHalfPoints, type EnteredOutcome, type EnteredResult } from '#core/match/entered-result.ts'
import { resultText } from '#core/changes/result-text.ts'
import { isolated } from '#core/text/isolated.ts'

export const OUTCOME_LABELS: Record<EnteredOutcome, () => string> = {
  '10': say.whiteWins,
  '==': say.drawn,
  '01': say.blackWins,
  '+-': say.whiteWinsByForfeit,
  '-+': say.blackWinsByForfeit,
  '--': say.bothForfeit,
  '=0': say.halfAPointToWhite,
  '0=': say.halfAPointToBlack,
  '00': say.noPointsToEither,
  WL: say.whiteWinsUnrated,
  DD: say.drawUnrated,
  LW: say.blackWinsUnrated,
}

/** A result as in the history. */
/** The same with the names of the sides: `Ann wins by forfeit`. */
export const namedForfeit = (outcome: EnteredOutcome, [white, black]: readonly [string, string]): string =>
  outcome === '+-' || outcome === '-+'
    ? say.nameWinsByForfeit({ name: outcome === '+-' ? white : black })
    : OUTCOME_LABELS[outcome]()

export const resultLabel = (result: EnteredResult): string =>
  'outcome' in result
    ? resultText({ outcome: result.outcome, points: null })
    : resultText({ outcome: '  ', points: bothHalfPoints(result.points) })

/**
 * The text on an outcome's button. The signs of a forfeit are spaced: a dash between them would look like a third sign.
 */
export const outcomeFace = (outcome: EnteredOutcome): string =>
  /[+-]/.test(outcome) ? isolated(Array.from(outcome.replaceAll('-', '−')).join(' ')) : resultLabel({ outcome })

/** The text on the button of an entered result, whether it is an outcome or points. */
export const resultFace = (result: EnteredResult): string =>
  'outcome' in result ? outcomeFace(result.outcome) : resultLabel(result)
