import { writtenDays } from '../text/written-day.ts'

/** As TRF writes days: 2020/06/30. */
export const formatDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10).replaceAll('-', '/')

/**
 * Midnight UTC of a written day; null if the text is no day. Of several possible readings (05/06/20) the one nearest to
 * `near` counts, else the first.
 */
export function parseDay(written: string, near?: number | null): number | null {
  const moments = writtenDays(written, 'yearFirst').map(({ year, month, day }) => Date.UTC(year, month - 1, day))
  if (near === undefined || near === null) return moments[0] ?? null
  return moments.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? null
}
