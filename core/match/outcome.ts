import * as say from '#words/coreMatch.js'

/**
 * The outcome of a pairing for one side, one letter each, as in TRF16/TRF26. A pairing has two letters, White's first.
 */
export const OUTCOME_LETTERS = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'F', 'H', 'Z', ' '] as const

export type Outcome = (typeof OUTCOME_LETTERS)[number]

export const OUTCOMES: Record<Outcome, () => string> = {
  '1': say.win,
  '=': say.draw,
  '0': say.loss,
  W: say.unratedWin,
  D: say.unratedDraw,
  L: say.unratedLoss,
  '+': say.forfeitWin,
  '-': say.forfeitLoss,
  U: say.pairingAllocatedBye,
  F: say.fullPointBye,
  H: say.halfPointBye,
  Z: say.zeroPointBye,
  ' ': say.noOutcome,
}

export const NO_OUTCOME = '  '

/** Whether moves were made. Only such games count for ratings, colours and rematches. */
export const isPlayed = (outcome: Outcome): boolean => '1=0WDL'.includes(outcome)

/** A round without an opponent, requested or assigned. */
export const isBye = (outcome: Outcome): boolean => 'UFHZ'.includes(outcome)

/** A voluntary unplayed round: half-point bye, zero-point bye or forfeit loss (FIDE C.07 art. 16.2). */
export const isVoluntary = (outcome: Outcome): boolean => 'HZ-'.includes(outcome)

/** Undefined for unknown letters. TRF ignores case. */
export function parseOutcome(text: string): Outcome | undefined {
  const letter = text.toUpperCase()
  return OUTCOME_LETTERS.find((one) => one === letter)
}
