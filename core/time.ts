/** In milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', WEEK],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const

/** In the largest whole unit, years to seconds: `2 years ago`, `1 minute ago`; `just now` for less than a second. */
export function ago(then: number, now: number): string {
  const unit = UNITS.find(([, length]) => now - then >= length)
  if (!unit) return 'just now'
  const [word, length] = unit
  const count = Math.floor((now - then) / length)
  return `${count} ${word}${count === 1 ? '' : 's'} ago`
}

/** A time to wait, rounded up: `1 second`, `59 seconds`, `1 minute`, `119 minutes`, then `2 hours`, `24 hours`. */
export function waitText(wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait / SECOND))
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] =
    seconds < 60 ? [seconds, 'second'] : minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
