import * as say from '#words/dates.js'
import * as formats from '#words/formats.js'
import { MINUTE } from '../time.ts'
import { isDay, startOrder, type Start } from './start.ts'
import { zoneOffset } from './zones.ts'

/**
 * - `day`: `18 Jun`
 * - `date`: `18 Jun`, with the year unless it is this year
 * - `moment`: `21:14` today, else `18 Jun, 21:14`
 * - `clock`: `21:14` on any day
 * - `plan`: `Thu 18 Jun, 21:14`, with the year unless it is this year
 * - `long`: weekday, day, month and year, and the time
 * - `full`: `long` with the time zone
 * - `month`: `March 2018`
 * - `stamp`: `Sat Sep 12 2020 18:00`, always 21 characters
 */
export type TimeShape = 'day' | 'date' | 'moment' | 'clock' | 'plan' | 'long' | 'full' | 'month' | 'stamp'

/** The reader's time and zone, such as `Europe/Prague`; without `zone`, the zone of the machine. */
export interface Reader {
  now: number
  zone?: string | undefined
}

/**
 * Formats milliseconds, or a day that is the same for every reader, in the site's own words. `Intl` is not used: browsers
 * and the Worker have different editions of its patterns, and a phone needs tens of milliseconds for the first one.
 */
export function formatWhen(start: Start, shape: TimeShape, { now, zone }: Reader): string {
  const at = startOrder(start)
  const isWholeDay = isDay(start)
  if (shape === 'stamp') return stamp(at, isWholeDay ? 'UTC' : zone)
  const there = calendarAt(at, isWholeDay ? 'UTC' : zone)
  const here = calendarAt(now, zone)
  switch (shape) {
    case 'clock':
      return there.time
    case 'day':
      return formats.day(there)
    case 'month':
      return formats.monthOfYear(there)
    case 'long':
    case 'full': {
      const day = formats.longDay(there)
      if (isWholeDay) return day
      const time = shape === 'full' ? `${there.time} ${zoneName(at, zone)}` : there.time
      return say.longDayAndTime({ day, time })
    }
  }
  const isThisYear = there.year === here.year
  if (shape === 'plan') {
    const day = isThisYear ? formats.weekdayAndDay(there) : formats.weekdayAndDayOfYear(there)
    return isWholeDay ? day : say.dayAndTime({ day, time: there.time })
  }
  const day = isThisYear ? formats.day(there) : formats.dayOfYear(there)
  if (shape === 'date' || isWholeDay) return day
  const isToday = isThisYear && there.month === here.month && there.day === here.day
  return isToday ? there.time : say.dayAndTime({ day, time: there.time })
}

/** Months count from 0, weekdays from Sunday; `time` is `21:14`. */
function calendarAt(at: number, zone: string | undefined) {
  const moved = new Date(at + (zone ? zoneOffset(at, zone) : -new Date(at).getTimezoneOffset() * MINUTE))
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth(),
    day: moved.getUTCDate(),
    weekday: moved.getUTCDay(),
    time: moved.toISOString().slice(DAY_LENGTH + 1, DAY_LENGTH + 6),
  }
}

/** `CEST`, or `GMT+2` for a zone without an abbreviation. */
const zoneName = (at: number, zone: string | undefined): string =>
  zone === 'UTC'
    ? zone
    : new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short', timeZone: zone })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')!.value

/** `Sat Sep 12 2020 18:00`, in English as in JavaScript's `Date.toString()`. */
function stamp(at: number, zone: string | undefined): string {
  const { year, month, day, weekday, time } = calendarAt(at, zone)
  return say.stamp({
    weekday: formats.shortWeekday(weekday),
    month: formats.shortMonth(month),
    day: String(day).padStart(2, '0'),
    year,
    time,
  })
}

/** For `<time datetime>`: `2026-06-18T21:14:00.000Z`, or only the day. */
export const machineTime = (start: Start): string => (isDay(start) ? start : new Date(start).toISOString())

/** Where the hour begins in an ISO time, less one. */
const DAY_LENGTH = 10
