import { foldName } from './fold.ts'

/** A day of the calendar; `month` counts from 1. */
export interface WrittenDay {
  year: number
  month: number
  day: number
}

/**
 * Beginnings of the names of months, January first, in English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Czech, Polish, Swedish, Turkish, Serbian, Russian and Greek; without accents.
 */
const MONTHS = [
  'jan gen jän ene led sty oca янв ιαν',
  'feb fev unor lut sub фев φεβ',
  'mar maa maerz mrz mrt brez мар μαρ',
  'apr avr abr dub kwi nis апр απρ',
  'may mai mag mei maj kvet май мая μαι',
  'jun jui juin giu cerven czerw haz июн ιουν',
  'jul juil lug cervenec lip tem июл ιουλ',
  'aug aou ago srp sie agu авг αυγ',
  'sep set zar wrz eyl сен σεπ',
  'oct okt ott out rij paz eki окт οκτ',
  'nov listopad lis kas ноя νοε',
  'dec dez dic pros gru ara дек δεκ',
]
const PREFIXES = MONTHS.flatMap((names, at) => names.split(' ').map((name) => [foldName(name), at + 1] as const))

/** By the longest beginning, because červenec (July) begins like červen (June). */
const monthOf = (word: string): number | undefined =>
  PREFIXES.filter(([prefix]) => word.startsWith(prefix)).toSorted((a, b) => b[0].length - a[0].length)[0]?.[1]

const TIME = /(?:T|\s+)\d{1,2}:\d{2}.*$/
const YEAR_FIRST = /^(\d{4})[/.\- ]+(\d{1,2})[/.\- ]+(\d{1,2})\.?$/
const YEAR_LAST = /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{4})$/
const SHORT_YEAR = /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{2})$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/

/** Two-digit years above this are in the 20th century. */
const CENTURY = 30
const wholeYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) > CENTURY ? 1900 : 2000)

/** How to read 05/06/07 first. */
export type ShortOrder = 'yearFirst' | 'dayFirst'

/**
 * The days that a text can mean, the likeliest first; none if it is no date. In a date without words the day comes
 * before the month, as in all but one country.
 */
export const writtenDays = (written: string, order: ShortOrder): WrittenDay[] =>
  readings(written.replace(TIME, '').trim(), order).filter(isDay)

function readings(text: string, order: ShortOrder): WrittenDay[] {
  const [, ...first] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? []
  if (first.length > 0) return [dayFrom(first[0]!, first[1]!, first[2]!)]
  const [, a = '', b = '', c = ''] = YEAR_LAST.exec(text) ?? SHORT_YEAR.exec(text) ?? []
  if (a) {
    const last = [dayFrom(c, b, a), dayFrom(c, a, b)]
    if (c.length === 4) return last
    return order === 'yearFirst' ? [dayFrom(a, b, c), ...last] : [...last, dayFrom(a, b, c)]
  }
  return inWords(text)
}

/** `30 June 2020`, `Jun 30, 2020`, `Sat, 30-Jun-20`, `1er juillet 2020`. */
function inWords(text: string): WrittenDay[] {
  const months = (foldName(text).match(/\p{L}{3,}/gu) ?? []).flatMap((word) => monthOf(word) ?? [])
  const numbers = text.match(/\d+/g) ?? []
  const [one = '', other = ''] = numbers
  if (months.length !== 1 || numbers.length !== 2) return []
  const [day, year] = one.length === 4 ? [other, one] : [one, other]
  return day.length <= 2 && (year.length === 4 || year.length === 2) ? [dayFrom(year, `${months[0]}`, day)] : []
}

const dayFrom = (year: string, month: string, day: string): WrittenDay => ({
  year: wholeYear(year),
  month: Number(month),
  day: Number(day),
})

const isDay = ({ year, month, day }: WrittenDay): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
