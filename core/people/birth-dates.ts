const YEAR_FIRST = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{4}|\d{2})$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const YEAR = /^\d{4}$/

/** Whoever is born in a year of two digits beyond this is of the last century. */
const CENTURY = 30

/**
 * A birth date as TRF has it, 1998/07/13, from what somebody wrote; a year alone stays. Day before month, as all but one
 * country write it, unless only the other can be. Undefined where it is no date.
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
