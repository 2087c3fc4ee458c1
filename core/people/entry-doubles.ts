import { foldName } from '../text/fold.ts'
import type { ListedEntry } from './parse-entry-list.ts'

type NamedEntry = Pick<ListedEntry, 'firstName' | 'lastName' | 'fideId'>

/** The words of a name, in alphabetical order. */
const nameKey = ({ firstName, lastName }: NamedEntry): string =>
  foldName(`${firstName} ${lastName}`)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** Tells whether someone may be this person: by FIDE ID, or by name if one of the two has no FIDE ID. */
export function mayBe(person: NamedEntry): (other: NamedEntry) => boolean {
  const key = nameKey(person)
  return (other) =>
    person.fideId === null || other.fideId === null ? nameKey(other) === key : person.fideId === other.fideId
}

/**
 * For each entry, whether it is a duplicate of an earlier or a known one: by FIDE ID, or by name if one of the two has
 * no FIDE ID.
 */
export function findDoubles(entries: NamedEntry[], known: NamedEntry[] = []): boolean[] {
  const ids = new Set<string>()
  const names = new Map<string, (string | null)[]>()
  const add = (entry: NamedEntry): void => {
    if (entry.fideId) ids.add(entry.fideId)
    const key = nameKey(entry)
    names.set(key, [...(names.get(key) ?? []), entry.fideId])
  }
  known.forEach(add)
  return entries.map((entry) => {
    const others = names.get(nameKey(entry)) ?? []
    const isSameName = others.some((id) => id === null || entry.fideId === null)
    const isDouble = (entry.fideId !== null && ids.has(entry.fideId)) || isSameName
    add(entry)
    return isDouble
  })
}
