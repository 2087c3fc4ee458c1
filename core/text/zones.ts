import { DAY, SECOND } from '../time.ts'
import { dayInUtc, isDay, type Day, type Start } from './start.ts'

// Browsers are slow at making a format, so each zone has one.
const FORMATS = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  FORMATS.set(zone, format)
  return format
}

/** Whether it is a time zone, such as `America/New_York`; in browsers that know no name also `+05:00`. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** How far clocks in the zone are ahead of UTC, in milliseconds. */
export function zoneOffset(at: number, zone: string): number {
  if (zone === 'UTC') return 0
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute, second } = parts as Record<'year' | 'month' | 'day' | 'hour', number> &
    Record<'minute' | 'second', number>
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / SECOND) * SECOND
}

/** What clocks in the zone show: `2026-06-18T21:14`. */
export const clockIn = (zone: string, at: number): string =>
  new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

/**
 * The moment at which clocks in the zone show `2026-06-18T21:14`. A time that clocks skip in spring is an hour later;
 * one that they show twice in autumn is the first.
 */
export function momentIn(zone: string, clock: string): number {
  const at = Date.parse(`${clock}Z`)
  if (Number.isNaN(at)) return at
  // The offsets on the days around it; they differ only if clocks change in between.
  const [before, after] = [at - DAY, at + DAY].map((near) => zoneOffset(near, zone))
  const [first, last] = [at - before!, at - after!]
  return clockIn(zone, first) === clock || clockIn(zone, last) !== clock ? first : last
}

/** The calendar day of a start; of a moment that in the zone, or in UTC if the zone is unknown. */
export const dayIn = (start: Start, zone: string | null): Day =>
  isDay(start) ? start : dayInUtc(start + (zone ? zoneOffset(start, zone) : 0))

/** `New York` of `America/New_York`: the same in every browser, unlike abbreviations. */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
