import { foldName } from '../text/fold.ts'

/** Shorter words, such as `Li`, count as whole words only. */
const LONG_WORD = 4
const LATIN = /^[a-z]+$/

/**
 * Whether a text names a person. `names` are full names and usernames; one word of a name is enough, as in “Lovelace’s
 * phone rang”. Accents and case are ignored.
 */
export function mentions(text: string, names: readonly string[]): boolean {
  const folded = foldName(text)
  const words = new Set(wordsOf(folded))
  return names.some((name) =>
    wordsOf(foldName(name)).some((word) =>
      LATIN.test(word) && word.length < LONG_WORD ? words.has(word) : folded.includes(word),
    ),
  )
}

/** Words without initials. Usernames, such as `ann_lee-2`, are one word. */
const wordsOf = (folded: string): string[] =>
  folded.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word.length > 1 || /[^\p{ASCII}]/u.test(word))
