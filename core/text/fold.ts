/** Letters that do not fall apart into a plain one and an accent. */
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

/** Text in lower case, with plain letters in the place of those. */
export const foldLetters = (text: string): string =>
  text.toLowerCase().replace(/[łøđðþæœßı]/g, (letter) => BASE_LETTERS[letter]!)

/** A name as it is searched and sorted: without case and accents. */
export const foldName = (name: string): string => foldLetters(name.normalize('NFD').replace(/\p{M}/gu, ''))

/** What names are sorted by: without case and accents, and those that begin with no letter together at the top. */
export function sortKey(name: string): string {
  const key = foldName(name).trim()
  return /^\p{L}/u.test(key) ? key : `#${key}`
}

/** Under which letter a name stands in a list: `É` under E; under # what begins with none. */
export const letterOf = (name: string): string => String.fromCodePoint(sortKey(name).codePointAt(0)!).toUpperCase()
