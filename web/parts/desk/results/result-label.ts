import { bothHalfPoints, type EnteredOutcome, type EnteredResult } from '#core/match/entered-result.ts'
import { resultText } from '#core/changes/result-text.ts'

export const OUTCOME_LABELS: Record<EnteredOutcome, string> = {
  '10': 'White wins',
  '==': 'Draw',
  '01': 'Black wins',
  '+-': 'White wins by forfeit',
  '-+': 'Black wins by forfeit',
  '--': 'Both forfeit',
  '=0': 'Half a point to White, none to Black',
  '0=': 'Half a point to Black, none to White',
  '00': 'No points to either',
  WL: 'White wins, unrated',
  DD: 'Draw, unrated',
  LW: 'Black wins, unrated',
}

/** A result as in the history. */
export const resultLabel = (result: EnteredResult): string =>
  'outcome' in result
    ? resultText({ outcome: result.outcome, points: null })
    : resultText({ outcome: '  ', points: bothHalfPoints(result.points) })

/**
 * The text on an outcome's button. The signs of a forfeit are spaced: a dash between them would look like a third sign.
 */
export const outcomeFace = (outcome: EnteredOutcome): string =>
  /[+-]/.test(outcome) ? Array.from(outcome.replaceAll('-', '−')).join(' ') : resultLabel({ outcome })

/** The text on the button of an entered result, whether it is an outcome or points. */
export const resultFace = (result: EnteredResult): string =>
  'outcome' in result ? outcomeFace(result.outcome) : resultLabel(result)
