import { foldName } from '../text/fold.ts'

/** What players have in common who may be kept apart. */
export const LIKENESSES = ['club', 'federation', 'family'] as const
export type Likeness = (typeof LIKENESSES)[number]

interface ApartPerson {
  no: number
  lastName: string
  nationality: string
  club: string | null
}

const WORDS: Record<Likeness, (person: ApartPerson) => string> = {
  club: ({ club }) => club ?? '',
  federation: ({ nationality }) => nationality,
  family: ({ lastName }) => lastName,
}

/** Groups of at least two players who share a club, a federation or a last name; none for unknown ones. */
export function sharingGroups(people: readonly ApartPerson[], by: Likeness): number[][] {
  const known = people.filter((person) => WORDS[by](person).trim() !== '')
  const groups = Map.groupBy(known, (person) => foldName(WORDS[by](person).trim()))
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(({ no }) => no))
}
