import { foldLetters, looseName } from './fold.ts'

const MAX_WORDS = 8

/** The words of a query. Accents stay: the search index folds them, and in some scripts they are letters. */
export const wordsOf = (query: string): string[] =>
  foldLetters(query)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS)

/**
 * Rank of a name for a query: 3 it is equal, 2 it begins with the query, 1 each word is a word of the name, 0
 * otherwise.
 */
export function matchScore(name: string, words: readonly string[]): 0 | 1 | 2 | 3 {
  const given = looseName(name)
  const plainly = words.map(looseName)
  const whole = plainly.join(' ')
  if (given === whole) return 3
  if (given.startsWith(whole)) return 2
  const parts = given.split(/[^\p{L}\p{N}]+/u)
  return plainly.every((word) => parts.includes(word)) ? 1 : 0
}
