import { loosen } from '#core/text/fold.ts'

/** A text as FTS5 takes it: special characters are literal. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const allOf = (words: string[], end: '' | '*'): string =>
  words
    .map((word) => [...new Set([word, loosen(word)])].map((spelling) => `${quoted(spelling)}${end}`).join(' OR '))
    .map((spellings) => `(${spellings})`)
    .join(' AND ')

/** An FTS5 query for names that have all these words, in any spelling. */
export const wholeWordsOf = (words: string[]): string => allOf(words, '')

/** An FTS5 query for names with words that begin with these, in any spelling. */
export const beginningsOf = (words: string[]): string => allOf(words, '*')
