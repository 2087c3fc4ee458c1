import type { ByeType } from '../snapshot/desk.ts'
import type { Outcome } from '../match/outcome.ts'

/**
 * The bye of a player without an opponent, by the letter in the file. − is an absence: a forfeit needs an opponent who
 * wins it. Points without a game are a bye of that worth.
 */
const BYES: Partial<Record<Outcome, ByeType>> = {
  U: 'U',
  '+': 'U',
  F: 'F',
  '1': 'F',
  W: 'F',
  H: 'H',
  '=': 'H',
  D: 'H',
  Z: 'Z',
  '-': 'Z',
  '0': 'Z',
  L: 'Z',
}

/** Undefined for a blank: in a drawn round an absence, in a coming one nothing. */
export const byeOf = (letter: Outcome): ByeType | undefined => BYES[letter]
