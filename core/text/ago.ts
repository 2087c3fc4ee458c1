import * as say from '#words/dates.js'
import { SECOND, MINUTE, HOUR, DAY, WEEK } from '../time.ts'

const UNITS = [
  [365 * DAY, say.yearsAgo],
  [30 * DAY, say.monthsAgo],
  [WEEK, say.weeksAgo],
  [DAY, say.daysAgo],
  [HOUR, say.hoursAgo],
  [MINUTE, say.minutesAgo],
  [SECOND, say.secondsAgo],
] as const

/** In the largest whole unit, years to seconds: `2 years ago`, `1 minute ago`; `just now` for less than a second. */
export function ago(then: number, now: number): string {
  const unit = UNITS.find(([length]) => now - then >= length)
  if (!unit) return say.justNow()
  const [length, sentence] = unit
  return sentence({ count: Math.floor((now - then) / length) })
}

/** A time to wait, rounded up: `1 second`, `59 seconds`, `1 minute`, `119 minutes`, then `2 hours`, `24 hours`. */
export function waitText(wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait / SECOND))
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return say.seconds({ count: seconds })
  if (minutes < 120) return say.minutes({ count: minutes })
  return say.hours({ count: Math.ceil(minutes / 60) })
}
