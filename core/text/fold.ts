/** Letters that NFD does not decompose into a base letter and an accent. */
const BASE_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
}

/** Lower case, with `BASE_LETTERS` replaced; accents stay. */
export const foldLetters = (text: string): string =>
  text.toLowerCase().replace(/[łøđðþæœßı]/g, (letter) => BASE_LETTERS[letter]!)

/** A name in lower case without accents, for search and sorting. */
export const foldName = (name: string): string => foldLetters(name.normalize('NFD').replace(/\p{M}/gu, ''))

const APOSTROPHES = /['’‘`´ʼʻ′＇]/g

/** Without the e of ae, oe and ue, which others write as ä, ö and ü, and without apostrophes. */
export const loosen = (folded: string): string => folded.replace(APOSTROPHES, '').replace(/([aou])e/g, '$1')

/** A folded name in which Müller is Mueller and O’Brien is OBrien, to find names in any of their spellings. */
export const looseName = (name: string): string => loosen(foldName(name))

/** Key to sort names by: folded, and with `#` first if the name does not begin with a letter. */
export function sortKey(name: string): string {
  const key = foldName(name).trim()
  return /^\p{L}/u.test(key) ? key : `#${key}`
}

/** Heading of a name in an alphabetical list: `É` → `E`; `#` for a name that does not begin with a letter. */
export const letterOf = (name: string): string => String.fromCodePoint(sortKey(name).codePointAt(0)!).toUpperCase()
