import { looseName } from '#core/text/fold.ts'

/** A predicate for names that contain every word of a search, in any order. */
export function nameFilter(sought: string): (somebody: { name: string }) => boolean {
  const words = looseName(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return ({ name }) => {
    const known = looseName(name)
    return words.every((word) => known.includes(word))
  }
}
