import { foldName, looseName } from '../text/fold.ts'
import { titleOf } from './entry-list-values.ts'

/** Titles count only in capitals: “Im” is a name. */
const isTitle = (word: string): boolean => word === word.toUpperCase() && word.length > 1 && titleOf(word) !== ''

/** A name without a title before or after it: “GM Lee, Ann” and “Lee, Ann, GM”. */
export function splitTitle(written: string): { name: string; title: string } {
  const words = written.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > 1 && isTitle(first)) return { name: words.slice(1).join(' '), title: titleOf(first) }
  if (words.length > 1 && isTitle(last))
    return { name: words.slice(0, -1).join(' ').replace(/,$/, ''), title: titleOf(last) }
  return { name: words.join(' '), title: '' }
}

const sortedWords = (name: string, fold: (word: string) => string): string =>
  fold(splitTitle(name).name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** The words of a name in alphabetical order, without titles, accents and apostrophes; Müller is Mueller. */
export const nameKey = (name: string): string => sortedWords(name, looseName)

/** Letters that are also written as two: Müller or Mueller. */
const TWO_LETTERS = /[äöüæœø]/i

/** Whether two texts with one `nameKey` are the same name: Mueller is Müller, but Boe is not Bo. */
export const isSameName = (one: string, other: string): boolean =>
  sortedWords(one, foldName) === sortedWords(other, foldName) ||
  TWO_LETTERS.test(one.normalize('NFC')) ||
  TWO_LETTERS.test(other.normalize('NFC')) ||
  hasApostrophe(one) !== hasApostrophe(other)

const hasApostrophe = (name: string): boolean => /['’‘`´ʼʻ]/.test(name)
