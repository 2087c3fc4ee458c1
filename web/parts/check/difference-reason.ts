import * as say from '#words/checker.js'
import type { BoardDifference } from '#core/draw/check-round.ts'
import { CRITERIA } from '#core/draw/reasons/criterion-text.ts'

const REASONS: Record<string, () => string> = {
  order: say.order,
  colours: say.colours,
  pairs: say.pairs,
  again: say.again,
  impossible: say.roundImpossible,
}

/** Criteria that no pairing may break; the others are met as well as possible. */
const ABSOLUTE = new Set(['C1', 'C2', 'C3'])

/** Why a board isn’t as the rules pair it, in a sentence. */
export function differenceReason({ reason }: Pick<BoardDifference, 'reason'>): string {
  const rule = CRITERIA[reason]
  if (REASONS[reason] || !rule) return (REASONS[reason] ?? say.pairs)()
  return (ABSOLUTE.has(reason) ? say.absolute : say.criterion)({ criterion: reason, rule: rule() })
}
