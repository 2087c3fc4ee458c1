const YEAR_FIRST = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{4}|\d{2})$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const YEAR = /^\d{4}$/

/** Two-digit years above this are in the 20th century. */
const CENTURY = 30

/**
 * Parses a birth date and formats it as in TRF, 1998/07/13; a year alone stays a year. An ambiguous date is read day
 * first, as in all but one country. Undefined for other text.
 */
export function formatDay(written: string): string | undefined {
  const text = written.trim()
  if (YEAR.test(text)) return isYear(Number(text)) ? text : undefined
  const yearFirst = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)
  if (yearFirst) return join(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  const dayFirst = DAY_FIRST.exec(text)
  if (!dayFirst) return undefined
  const [day, month] = [Number(dayFirst[1]), Number(dayFirst[2])]
  const year = fullYear(dayFirst[3]!)
  return join(year, month, day) ?? join(year, day, month)
}

const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) > CENTURY ? 1900 : 2000)

const isYear = (year: number): boolean => year >= 1880 && year <= 2100

function join(year: number, month: number, day: number): string | undefined {
  const two = (value: number): string => String(value).padStart(2, '0')
  const isWhole = month <= 12 && day <= new Date(Date.UTC(year, month || 1, 0)).getUTCDate()
  return isYear(year) && isWhole ? `${year}/${two(month)}/${two(day)}` : undefined
}
