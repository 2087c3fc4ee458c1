import { foldLetters, foldName } from './fold.ts'

// More words than that find nothing that fewer do not.
const MAX_WORDS = 8

/** The words of what somebody looks for. Accents are for the index to forget: to some scripts they are letters. */
export const wordsOf = (query: string): string[] =>
  foldLetters(query)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS)

/**
 * How well a name answers to words: 3 it is they, 2 it begins with them, 1 each is a word of it, 0 each begins one.
 */
export function matchScore(name: string, words: readonly string[]): 0 | 1 | 2 | 3 {
  const given = foldName(name)
  const plainly = words.map(foldName)
  const whole = plainly.join(' ')
  if (given === whole) return 3
  if (given.startsWith(whole)) return 2
  const parts = given.split(/[^\p{L}\p{N}]+/u)
  return plainly.every((word) => parts.includes(word)) ? 1 : 0
}
