import { foldName, loosen } from '../text/fold.ts'

/**
 * Names are searched by keys in which different spellings of one name are alike: Müller, Mueller and Muller, Юрий, Yuri
 * and Iurii, Žižka and Zhizhka, Aleksei and Alexey. Lists and searches use the same function, so a key need not be
 * a spelling that anybody uses.
 */

/** Cyrillic letters, in FIDE's spelling. Those with marks are folded before. */
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  ђ: 'd',
  џ: 'dz',
}
/** Letters or groups of letters that other spellings write otherwise. */
const SPELLINGS: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/kh/g, 'h'],
  [/ts/g, 'c'],
  [/shch|sch/g, 'sh'],
  [/zh/g, 'z'],
  [/^ie/g, 'e'],
  [/(\p{L})\1+/gu, '$1'],
]

const latin = (folded: string): string =>
  folded.replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? letter)

const spelled = (word: string): string => SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word)

const folded = (text: string): string => loosen(latin(foldName(text)))

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** The keys of a name's words, in its order. */
export const nameKeys = (name: string): string[] => wordsOf(name).map(spelled)

/** One key for each word that may be typed first, followed by the others; words of one letter can't begin one. */
export function entryKeys(name: string): string[] {
  const words = nameKeys(name)
  return words.flatMap((word, at) =>
    word.length < 2 && words.length > 1 ? [] : [[word, ...words.filter((_, other) => other !== at)].join(' ')],
  )
}

/** For each typed word the keys with which a word of the name may begin. */
export type ListQuery = string[][]

/** Half of a group that is one letter in keys: `mik` is also the beginning of `mikhail`. */
const beginnings = (word: string): string[] => {
  const more = /[kc]$/.test(word) ? `${word}h` : word.endsWith('t') ? `${word}s` : word
  return [...new Set([spelled(word), spelled(more)])]
}

/** A number is looked up as the FIDE ID or the number in a national list. */
export const listQuery = (text: string): ListQuery => wordsOf(text).map(beginnings)

/** A name as it was typed, with its marks, if it is the listed one: FIDE writes all names without them. */
export function spelledAsTyped(listed: string, typed: string): string {
  const written = new Map(
    typed
      .normalize('NFC')
      .split(/[\s,]+/)
      .filter((word) => /\P{ASCII}/u.test(word) && !/\p{Script=Cyrillic}/u.test(word))
      .map((word) => [folded(word), word]),
  )
  return listed.replace(/[^\s,]+/g, (word) => capital(written.get(folded(word))) ?? word)
}

const capital = (word: string | undefined): string | undefined => word && word[0]!.toUpperCase() + word.slice(1)
