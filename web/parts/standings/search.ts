import { plain } from '#core/text/plain.ts'

/** Whether somebody's name has every word of what is looked for, in any order. */
export function finder(sought: string): (somebody: { name: string }) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return ({ name }) => {
    const known = plain(name)
    return words.every((word) => known.includes(word))
  }
}
