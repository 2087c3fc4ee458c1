import { ENTERED_OUTCOMES } from '../match/entered-result.ts'
import { NO_OUTCOME } from '../match/outcome.ts'

const LETTERS: Record<string, string> = { '=': '1/2', ' ': '?' }

/** A result in remarks: `1-0`, `1/2-1/2`; `?` without a result. */
export const outcomeWords = (outcome: string): string =>
  outcome === NO_OUTCOME ? '?' : Array.from(outcome, (letter) => LETTERS[letter] ?? letter).join('-')

const OUTCOMES_BY_WORDS = new Map([NO_OUTCOME, ...ENTERED_OUTCOMES].map((outcome) => [outcomeWords(outcome), outcome]))

/** Undefined for words that are no result. */
export const parseOutcomeWords = (words: string): string | undefined => OUTCOMES_BY_WORDS.get(words)
