/** Letters that do not fall apart into a plain one and an accent. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' }

/** A name as it is searched: without case and accents. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþæœßı]/g, (letter) => PLAIN[letter]!)

/** Whether somebody's name has every word of what is looked for, in any order. */
export function finder(sought: string): (somebody: { name: string }) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return ({ name }) => {
    const known = plain(name)
    return words.every((word) => known.includes(word))
  }
}
