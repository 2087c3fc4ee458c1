import { foldName } from '../text/fold.ts'

/** A person as they enter a festival. */
export interface FestivalPerson {
  firstName: string
  lastName: string
  title: string
  /** 0: unrated. */
  rating: number
  /** FIDE’s code, or empty. */
  nationality: string
  fideId: string | null
  sex: 'm' | 'w' | null
  /** A date or a year. */
  birth: string | null
  club: string | null
}

export const birthYearOf = ({ birth }: Pick<FestivalPerson, 'birth'>): number | null =>
  Number(/\d{4}/.exec(birth ?? '')?.[0] ?? 0) || null

/** Two entries with the same identity are one person: the same FIDE ID, or without one the same name and year of birth. */
export const identityOf = (person: Pick<FestivalPerson, 'firstName' | 'lastName' | 'fideId' | 'birth'>): string =>
  person.fideId
    ? `fide ${person.fideId}`
    : `${foldName(`${person.firstName} ${person.lastName}`).trim().replace(/\s+/g, ' ')} ${birthYearOf(person) ?? ''}`

export const nameOfPerson = ({ firstName, lastName }: Pick<FestivalPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
