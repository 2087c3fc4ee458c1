import { identityOf } from './person.ts'

/** What tells who an entry is. */
export interface KnownEntry {
  section: string
  /** Their number in the festival’s register; null: they did not enter by it. */
  registered: number | null
  fideId: string | null
  name: string
  birthYear: number | null
}

/**
 * Which entries of several sections are one person, as a number for each: by the register, by FIDE ID, or, where one of
 * them has no FIDE ID, by name and year of birth. A name alone is never enough, nor are equal names in one section.
 */
export function samePeople(entries: readonly KnownEntry[]): number[] {
  const byKey = new Map<string, number>()
  const sectionsOf: Set<string>[] = []
  // Those with an ID come first, so that the others find them by name.
  const order = [...entries.keys()].toSorted((a, b) => strength(entries[b]!) - strength(entries[a]!) || a - b)
  const people = Array.from({ length: entries.length }, () => 0)
  for (const at of order) {
    const { section, fideId } = entries[at]!
    const { sure, named } = keysOf(entries[at]!)
    const byName = fideId === null ? named.map((key) => byKey.get(key)) : []
    const person =
      sure.map((key) => byKey.get(key)).find((known) => known !== undefined) ??
      byName.find((known) => known !== undefined && !sectionsOf[known]!.has(section)) ??
      sectionsOf.push(new Set()) - 1
    people[at] = person
    sectionsOf[person]!.add(section)
    for (const key of [...sure, ...named]) if (!byKey.has(key)) byKey.set(key, person)
  }
  return inOrder(people)
}

const strength = ({ registered, fideId }: KnownEntry): number =>
  (fideId === null ? 0 : 2) + (registered === null ? 0 : 1)

function keysOf({ registered, fideId, name, birthYear }: KnownEntry): { sure: string[]; named: string[] } {
  return {
    sure: [...(registered === null ? [] : [`entered ${registered}`]), ...(fideId === null ? [] : [`fide ${fideId}`])],
    named:
      birthYear === null ? [] : [identityOf({ firstName: name, lastName: '', fideId: null, birth: String(birthYear) })],
  }
}

/** Numbered by their first entry. */
function inOrder(people: readonly number[]): number[] {
  const numbers = new Map<number, number>()
  return people.map((person) => {
    if (!numbers.has(person)) numbers.set(person, numbers.size)
    return numbers.get(person)!
  })
}
