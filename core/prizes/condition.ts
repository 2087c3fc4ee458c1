import type { PrizeCondition } from '../tournament/prizes.ts'

/** What decides which categories an entry belongs to. */
export interface PrizeEntry {
  no: number
  /** 0: unrated. */
  rating: number
  federation: string
  pool: number
  sex: 'm' | 'w' | null
  birthYear: number | null
  club: string | null
  group: string | null
}

/** Whether an entry belongs to a category; `unknown` if that depends on a fact that nobody entered. */
export function fits(person: PrizeEntry, condition: PrizeCondition, year: number): boolean | 'unknown' {
  const answers = Object.keys(condition).map((key) => RULES[key as keyof PrizeCondition](person, condition, year))
  if (answers.includes(false)) return false
  return answers.includes('unknown') ? 'unknown' : true
}

type Rule = (person: PrizeEntry, condition: PrizeCondition, year: number) => boolean | 'unknown'

/** Age groups go by years of birth, never by days (FIDE and ECU rules of youth and senior events). */
const ofAge: Rule = ({ birthYear }, { ageFrom = 0, ageTo = Infinity }, year) =>
  birthYear === null ? 'unknown' : year - birthYear >= ageFrom && year - birthYear <= ageTo

const ofRating: Rule = ({ rating }, { ratingFrom = 0, ratingTo = Infinity, unrated }) =>
  rating === 0 ? unrated !== undefined : unrated !== 'only' && rating >= ratingFrom && rating <= ratingTo

const same = (known: string | null, wanted: string | undefined): boolean =>
  known?.trim().toLowerCase() === wanted?.trim().toLowerCase()

const RULES: Record<keyof PrizeCondition, Rule> = {
  sex: (person, { sex }) => (person.sex === null ? 'unknown' : person.sex === sex),
  ageFrom: ofAge,
  ageTo: ofAge,
  ratingFrom: ofRating,
  ratingTo: ofRating,
  unrated: ofRating,
  club: (person, { club }) => same(person.club, club),
  federation: (person, { federation }) => person.federation === federation,
  group: (person, { group }) => same(person.group, group),
  pool: (person, { pool }) => person.pool === pool,
  nos: ({ no }, { nos }) => nos?.includes(no) === true,
}
