import { DAY, MINUTE } from '../time.ts'

/**
 * - `day`: `18 Jun`
 * - `date`: `18 Jun`, with the year unless it is this year
 * - `moment`: `21:14` today, else `18 Jun, 21:14`
 * - `clock`: `21:14` on any day
 * - `long`: weekday, day, month and year, and the time
 * - `full`: `long` with the time zone
 * - `month`: `March 2018`
 * - `stamp`: `Sat Sep 12 2020 18:00`, always 21 characters
 */
export type TimeShape = 'day' | 'date' | 'moment' | 'clock' | 'long' | 'full' | 'month' | 'stamp'

/** The reader's time and zone; without `zone`, the zone of the machine. */
export interface Reader {
  now: number
  zone?: 'UTC' | undefined
  /** The moment is a day without a known hour. */
  isDay?: boolean | undefined
}

/** A round or event without a known hour is stored as midnight UTC, and every reader sees that day. */
export const isWholeDay = (at: number): boolean => at % DAY === 0

/**
 * Formats milliseconds in the site's own words. `Intl` is not used: browsers and the Worker have different editions of
 * its patterns, and a phone needs tens of milliseconds for the first one.
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
const SHORT = 3

/** Months count from 0, weekdays from Sunday; `time` is `21:14`. */
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

/** `CEST`, or `GMT+2` for a zone without an abbreviation. */
const zoneName = (at: number, zone: 'UTC' | undefined): string =>
  zone ??
  new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value

/** `Sat Sep 12 2020 18:00`, as in JavaScript's `Date.toString()`. */
function stamp(at: number, zone: 'UTC' | undefined): string {
  const { year, month, day, weekday, time } = calendarAt(at, zone)
  return `${WEEKDAYS[weekday]!.slice(0, SHORT)} ${MONTHS[month]!.slice(0, SHORT)} ${String(day).padStart(2, '0')} ${year} ${time}`
}

/** For `<time datetime>`: `2026-06-18T21:14:00.000Z`, or only the day. */
export const machineTime = (at: number, isDay = isWholeDay(at)): string =>
  new Date(at).toISOString().slice(0, isDay ? DAY_LENGTH : undefined)

const DAY_LENGTH = 10
