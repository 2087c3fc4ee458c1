import type { TimeClass } from '../tournament/time-class.ts'

/** What the lists said of an entry when its data were taken from there. Ratings and K are 0 if there is none. */
export interface ListRatings {
  /** The day of FIDE’s list, `2026-11-01`; empty if the player isn’t in it. */
  on: string
  /** Standard, rapid and blitz. */
  ratings: number[]
  k: number[]
  /** The rating in a national list, if it has the player, and the player's number there, if it is known. */
  national?: { list: string; rating: number; number?: string }
}

export const SPEEDS: readonly TimeClass[] = ['standard', 'rapid', 'blitz']

/** `2026-11-01 1921/20 1876/20 0 lok:1899/8112233`, as it is stored with an entry. */
export const LISTED_FORM =
  /^(?:\d{4}-\d\d-\d\d|-)(?: \d{1,4}(?:\/\d{1,2})?){3}(?: [a-z0-9]{1,16}:\d{1,4}(?:\/[A-Za-z0-9-]{1,16})?)?$/
/** A number of a national list that the form can hold. */
const NATIONAL_NUMBER = /^[A-Za-z0-9-]{1,16}$/

export const listedText = ({ on, ratings, k, national }: ListRatings): string =>
  [
    on || '-',
    ...SPEEDS.map((_, at) => (k[at] ? `${ratings[at] ?? 0}/${k[at]}` : String(ratings[at] ?? 0))),
    ...(national ? [`${national.list}:${national.rating}${numberText(national.number)}`] : []),
  ].join(' ')

const numberText = (number = ''): string => (NATIONAL_NUMBER.test(number) ? `/${number}` : '')

export function parseListed(text: string | null | undefined): ListRatings | undefined {
  if (!text || !LISTED_FORM.test(text)) return undefined
  const [on = '', ...rest] = text.split(' ')
  const [list, rating, number] = rest[3]?.split(/[:/]/) ?? []
  const figures = rest.slice(0, 3).map((one) => one.split('/').map(Number))
  return {
    on: on === '-' ? '' : on,
    ratings: figures.map(([rating = 0]) => rating),
    k: figures.map(([, k = 0]) => k),
    ...(list !== undefined && {
      national: { list, rating: Number(rating), ...(number !== undefined && { number }) },
    }),
  }
}

/** FIDE’s rating of a speed; without one the standard rating counts (B.02, rapid and blitz 7.2.1). 0: unrated. */
export const fideRating = ({ ratings }: ListRatings, speed: TimeClass): number =>
  ratings[SPEEDS.indexOf(speed)] || ratings[0] || 0

/** FIDE’s K of a speed; undefined if the list has none. */
export const fideK = ({ k }: ListRatings, speed: TimeClass): number | undefined => k[SPEEDS.indexOf(speed)] || undefined
