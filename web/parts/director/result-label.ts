import type { EnteredOutcome, EnteredResult } from '#core/match/entered-result.ts'
import { resultText } from '#core/changes/result-text.ts'

/** What each outcome is called. */
export const OUTCOME_LABELS: Record<EnteredOutcome, string> = {
  '10': 'White wins',
  '==': 'Draw',
  '01': 'Black wins',
  '+-': 'White wins by forfeit',
  '-+': 'Black wins by forfeit',
  '--': 'Both forfeit',
}

/** A result as a history writes it. */
export const resultLabel = (result: EnteredResult): string =>
  'outcome' in result
    ? resultText({ outcome: result.outcome, points: null })
    : resultText({ outcome: '  ', points: [2 * result.points[0], 2 * result.points[1]] })

/** What stands on the button of an outcome: signs of forfeits stand apart, as a dash between them would be one more. */
export const outcomeFace = (outcome: EnteredOutcome): string =>
  /[+-]/.test(outcome) ? Array.from(outcome.replaceAll('-', '−')).join(' ') : resultLabel({ outcome })
