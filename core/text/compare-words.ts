import { languageTag } from '#words/formats.js'

const collators = new Map<string, Intl.Collator>()

/** Compares words of the reader's language in its alphabetical order. Names of people and teams: `collate`. */
export function compareWords(a: string, b: string): number {
  const tag = languageTag()
  const known = collators.get(tag) ?? new Intl.Collator(tag)
  collators.set(tag, known)
  return known.compare(a, b)
}
