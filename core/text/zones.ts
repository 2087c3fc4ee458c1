import { SECOND } from '../time.ts'
import { dayInUtc, isDay, type Day, type Start } from './start.ts'

// Browsers are slow at making a format, so each zone has one.
const FORMATS = new Map<string, Intl.DateTimeFormat>()

export function formatOf(zone: string): Intl.DateTimeFormat {
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

/** The calendar day of a start; of a moment that in the zone, or in UTC if the zone is unknown. */
export const dayIn = (start: Start, zone: string | null): Day =>
  isDay(start) ? start : dayInUtc(start + (zone ? zoneOffset(start, zone) : 0))
