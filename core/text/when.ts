import { DAY, MINUTE } from '../time.ts'

/**
 * - `day`: `18 Jun`
 * - `date`: `18 Jun`, with its year where that is not this one
 * - `moment`: `21:14` today, else `18 Jun, 21:14`
 * - `clock`: `21:14`, whatever the day
 * - `long`: weekday, day, month and year, and the time
 * - `full`: the same with the zone of the time
 * - `month`: `March 2018`
 * - `stamp`: 21 characters of the machine's own words, `Sat Sep 12 2020 18:00`
 */
export type TimeShape = 'day' | 'date' | 'moment' | 'clock' | 'long' | 'full' | 'month' | 'stamp'

/** Where and when a moment is read; without a zone it is read where the program runs. */
export interface Reader {
  now: number
  zone?: 'UTC' | undefined
  /** Whether it is a day of which no hour is known. */
  isDay?: boolean | undefined
}

/** A round or event of which only the day is known stands at midnight UTC: that day is the same for every reader. */
export const isWholeDay = (at: number): boolean => at % DAY === 0

/**
 * A moment in milliseconds in the words of the site. They are put together here: browsers and the edge know different editions
 * of a language’s patterns, and a phone needs tens of milliseconds for the first of them.
 */
export function formatWhen(at: number, shape: TimeShape, { now, zone, isDay = isWholeDay(at) }: Reader): string {
  if (shape === 'stamp') return stamp(at, zone)
  const there = calendarAt(at, isDay ? 'UTC' : zone)
  const here = calendarAt(now, zone)
  const day = `${there.day} ${MONTHS[there.month]!.slice(0, SHORT)}`
  const month = `${MONTHS[there.month]} ${there.year}`
  switch (shape) {
    case 'clock':
      return there.time
    case 'day':
      return day
    case 'month':
      return month
    case 'long':
    case 'full': {
      const long = `${WEEKDAYS[there.weekday]} ${there.day} ${month}`
      if (isDay) return long
      return `${long} at ${there.time}${shape === 'full' ? ` ${zoneName(at, zone)}` : ''}`
    }
  }
  const isThisYear = there.year === here.year
  const date = isThisYear ? day : `${day} ${there.year}`
  if (shape === 'date' || isDay) return date
  const isToday = isThisYear && there.month === here.month && there.day === here.day
  return isToday ? there.time : `${date}, ${there.time}`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Letters of a month or weekday where room is short. */
const SHORT = 3

/** What calendar and clock show: months from 0, weekdays from Sunday, the time as `21:14`. */
function calendarAt(at: number, zone: 'UTC' | undefined) {
  const moved = new Date(zone ? at : at - new Date(at).getTimezoneOffset() * MINUTE)
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth(),
    day: moved.getUTCDate(),
    weekday: moved.getUTCDay(),
    time: moved.toISOString().slice(DAY_LENGTH + 1, DAY_LENGTH + 6),
  }
}

/** `CEST`, or `GMT+2` where it has no letters. */
const zoneName = (at: number, zone: 'UTC' | undefined): string =>
  zone ??
  new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value

/** `Sat Sep 12 2020 18:00`, as browsers say it. */
function stamp(at: number, zone: 'UTC' | undefined): string {
  const { year, month, day, weekday, time } = calendarAt(at, zone)
  return `${WEEKDAYS[weekday]!.slice(0, SHORT)} ${MONTHS[month]!.slice(0, SHORT)} ${String(day).padStart(2, '0')} ${year} ${time}`
}

/** The same for machines: `2026-06-18T21:14:00.000Z`, or the day alone. */
export const machineTime = (at: number, isDay = isWholeDay(at)): string =>
  new Date(at).toISOString().slice(0, isDay ? DAY_LENGTH : undefined)

const DAY_LENGTH = 10
