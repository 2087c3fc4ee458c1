import { DAY } from '#core/time.ts'
import { timeOf } from './back-up.ts'

/** The backups of so many days are kept, and of so many weeks the first one of each week. */
const DAYS = 14
/** The privacy page names this number. */
export const WEEKS = 8
const WEEK = 7 * DAY
// 1 January 1970 was a Thursday, and weeks begin on Monday.
const weekOf = (time: number): number => Math.floor((time + 3 * DAY) / WEEK)

/** The names of the backups that are no longer kept, of those in `names`. */
export function expired(names: string[], now: number): string[] {
  const weeks = new Set<number>()
  return names.toSorted().filter((name) => {
    const time = timeOf(name)
    const isFirst = !weeks.has(weekOf(time))
    weeks.add(weekOf(time))
    return !(now - time < DAYS * DAY || (isFirst && now - time < WEEKS * WEEK))
  })
}
