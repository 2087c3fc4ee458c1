import type { FestivalPerson } from '#core/festival/person.ts'
import { federation } from '#core/people/federations.ts'

/** A person as typed. */
export interface PersonText {
  firstName: string
  lastName: string
  title: string
  rating: string
  nationality: string
  fideId: string
  sex: '' | 'm' | 'w'
  birth: string
  club: string
}

export const BLANK_PERSON: PersonText = {
  firstName: '',
  lastName: '',
  title: '',
  rating: '',
  nationality: '',
  fideId: '',
  sex: '',
  birth: '',
  club: '',
}

export const textOfPerson = ({ rating, fideId, sex, birth, club, ...rest }: FestivalPerson): PersonText => ({
  firstName: rest.firstName,
  lastName: rest.lastName,
  title: rest.title,
  nationality: rest.nationality,
  rating: rating === 0 ? '' : String(rating),
  fideId: fideId ?? '',
  sex: sex ?? '',
  birth: birth ?? '',
  club: club ?? '',
})

/** `rating` may be anything that was typed: the server refuses what is no rating. */
export const personOfText = (text: PersonText): FestivalPerson => ({
  firstName: text.firstName.trim(),
  lastName: text.lastName.trim(),
  title: text.title,
  rating: text.rating.trim() === '' ? 0 : Number(text.rating),
  nationality: federation(text.nationality.trim()) ?? text.nationality.trim(),
  fideId: text.fideId.trim() || null,
  sex: text.sex || null,
  birth: text.birth.trim() || null,
  club: text.club.trim() || null,
})

export const isWholePerson = ({ firstName, rating }: PersonText): boolean =>
  firstName.trim() !== '' && /^\d{0,4}$/.test(rating.trim())
