const YEAR_FIRST = /^(\d{4}|\d{2})[/.-](\d{1,2})[/.-](\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** Midnight UTC of a day written year first or day first; null if the text is no day. */
export function parseDay(written: string): number | null {
  const [, year = '', month, day] = YEAR_FIRST.exec(written) ?? dayFirst(DAY_FIRST.exec(written)) ?? []
  if (!month || !day) return null
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  const moment = Date.UTC(full, Number(month) - 1, Number(day))
  return new Date(moment).getUTCDate() === Number(day) && Number(month) <= 12 ? moment : null
}

const dayFirst = (found: RegExpExecArray | null): string[] | undefined =>
  found ? [found[0], found[3]!, found[2]!, found[1]!] : undefined
