import { nameKey } from '../people/name-key.ts'

/** A person who may sit at a board. */
export interface Seatable {
  /** Number among the persons of the event: of an entry, or in a team event of a board player. */
  no: number
  /** The position of the entry, in a team event of the team, in the player columns. */
  competitor: number
  name: string
  /** Empty if unknown. */
  fideId: string
  /** The usual board of a board player. */
  board?: number
}

const wordsOf = (name: string): string[] => nameKey(name).split(' ').filter(Boolean)

const isInitial = (word: string): boolean => word.length === 1

/**
 * Whether two names may be of one person: each word of the shorter one is in the longer one, at least one whole. An
 * initial stands for a word that begins with it.
 */
export function fits(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  if (few.length === 0) return false
  const isSingle = few.length === 1
  if (isSingle && many.length > 1) return false
  const left = [...many]
  let whole = 0
  for (const word of few.toSorted((a, b) => b.length - a.length)) {
    const same = left.indexOf(word)
    const at =
      same >= 0 ? same : left.findIndex((word2) => (isInitial(word) || isInitial(word2)) && word[0] === word2[0])
    if (at < 0) return false
    if (same >= 0 && !isInitial(word)) whole += 1
    left.splice(at, 1)
  }
  return whole > 0
}

/** Finds the persons whom a name fits. */
export function nameFinder(people: readonly Seatable[]): (name: string) => Seatable[] {
  const byWord = new Map<string, Seatable[]>()
  for (const person of people)
    for (const word of new Set(wordsOf(person.name))) byWord.set(word, [...(byWord.get(word) ?? []), person])
  return (name) => {
    const near = new Set(wordsOf(name).flatMap((word) => byWord.get(word) ?? []))
    const found = [...near].filter((person) => fits(name, person.name))
    // A whole name beats one that is contained in it.
    const exact = found.filter((person) => nameKey(person.name) === nameKey(name))
    return exact.length > 0 ? exact : found
  }
}
