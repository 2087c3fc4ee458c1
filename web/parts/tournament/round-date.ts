import { DAY } from '#core/time.ts'
import { formatTime } from '../../ui/time.tsx'

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A round of which only the day is known stands at midnight UTC: that day is the same everywhere. */
const isDay = (at: number): boolean => at % DAY === 0

/** `26 Dec 2024` */
export const formatRoundDay = (at: number): string => (isDay(at) ? DATE.format(at) : formatTime(at, 'date'))

/** `26 Dec` */
export const formatShortDay = (at: number): string => (isDay(at) ? SHORT.format(at) : formatTime(at, 'day'))

/** The day, and the time with its zone where that is known. */
export const formatRoundTime = (at: number): string => (isDay(at) ? LONG.format(at) : formatTime(at, 'full'))
