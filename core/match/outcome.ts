/**
 * What one side of a pairing came out with, one letter each, as TRF16/TRF26 writes them.
 * Two letters make a pairing: White's, then Black's.
 */
export const OUTCOME_LETTERS = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'F', 'H', 'Z', ' '] as const

export type Outcome = (typeof OUTCOME_LETTERS)[number]

/** The same in words. */
export const OUTCOMES: Record<Outcome, string> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  W: 'unrated win',
  D: 'unrated draw',
  L: 'unrated loss',
  '+': 'forfeit win',
  '-': 'forfeit loss',
  U: 'pairing-allocated bye',
  F: 'full-point bye',
  H: 'half-point bye',
  Z: 'zero-point bye',
  ' ': 'none',
}

/** A pairing's outcome before there is one. */
export const NO_OUTCOME = '  '

/** Whether moves were made: the only outcomes that ratings, colours and rematches count. */
export const isPlayed = (outcome: Outcome): boolean => '1=0WDL'.includes(outcome)

/** Whether the side never sat down to a game of this round, by its own wish or by the draw's. */
export const isBye = (outcome: Outcome): boolean => 'UFHZ'.includes(outcome)

/** A voluntary unplayed round: half-point bye, zero-point bye or forfeit loss (FIDE C.07 art. 16.2). */
export const isVoluntary = (outcome: Outcome): boolean => 'HZ-'.includes(outcome)

/** The letter, or undefined when it is none of ours. Case does not matter to TRF. */
export function parseOutcome(text: string): Outcome | undefined {
  const letter = text.toUpperCase()
  return OUTCOME_LETTERS.find((one) => one === letter)
}
