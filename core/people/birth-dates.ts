import { writtenDays } from '../text/written-day.ts'

/** Reports write a birth date that is known to the month or year with zeros: 1961/00/00. */
const PARTIAL = /^(\d{4})[/.\- ]?(\d{2})[/.\- ]?00$/
const YEAR = /^\d{4}$/

/**
 * Parses a birth date and formats it as in TRF, 1998/07/13; a year alone stays a year. An ambiguous date is read day
 * first. Undefined for other text.
 */
export function formatDay(written: string): string | undefined {
  const text = written.trim()
  if (YEAR.test(text)) return isYear(Number(text)) ? text : undefined
  const [, partial = '', month = ''] = PARTIAL.exec(text) ?? []
  if (partial) return isYear(Number(partial)) && Number(month) <= 12 ? `${partial}/${month}/00` : undefined
  const day = writtenDays(text, 'dayFirst').find(({ year }) => isYear(year))
  return day && `${day.year}/${two(day.month)}/${two(day.day)}`
}

const two = (value: number): string => String(value).padStart(2, '0')

const isYear = (year: number): boolean => year >= 1880 && year <= 2100
