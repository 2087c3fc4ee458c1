import { foldName } from '../text/fold.ts'
import type { ListedEntry } from './parse-entry-list.ts'

type NamedEntry = Pick<ListedEntry, 'firstName' | 'lastName' | 'fideId'>

/** The words of a name in whatever order. */
const nameKey = ({ firstName, lastName }: NamedEntry): string =>
  foldName(`${firstName} ${lastName}`)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** Which of a list are there already, above in it or among those who are entered: by FIDE ID; by name where one of the two has none. */
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
