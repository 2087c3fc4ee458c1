import { DAY } from '../time.ts'
import { formatOf, zoneOffset } from './zones.ts'

/** Whether it is a time zone, such as `America/New_York`; in browsers that know no name also `+05:00`. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
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

/** `New York` of `America/New_York`: the same in every browser, unlike abbreviations. */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
