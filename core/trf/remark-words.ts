import { ENTERED_OUTCOMES } from '../match/entered-result.ts'
import { NO_OUTCOME } from '../match/outcome.ts'

const LETTERS: Record<string, string> = { '=': '1/2', ' ': '?' }

/** A result as remarks write it: `1-0`, `1/2-1/2`; `?` where there is none. */
export const outcomeWords = (outcome: string): string =>
  outcome === NO_OUTCOME ? '?' : Array.from(outcome, (letter) => LETTERS[letter] ?? letter).join('-')

const OUTCOMES_BY_WORDS = new Map([NO_OUTCOME, ...ENTERED_OUTCOMES].map((outcome) => [outcomeWords(outcome), outcome]))

/** The result that such words mean; undefined where they mean none. */
export const parseOutcomeWords = (words: string): string | undefined => OUTCOMES_BY_WORDS.get(words)
