import { zoneOffset } from '../text/zones.ts'
import { MINUTE } from '../time.ts'

/**
 * A daily period without notifications. `from` and `to` are minutes of the day in `zone`; the period may span midnight.
 */
export interface QuietHours {
  from: number
  to: number
  zone: string
}

const MINUTES = 24 * 60

/** The end of the quiet hours at the time `at`, both in ms; undefined outside of quiet hours. */
export function quietUntil(at: number, { from, to, zone }: QuietHours): number | undefined {
  const minute = minuteOfDay(at, zone)
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return undefined
  return Math.floor(at / MINUTE) * MINUTE + ((to - minute + MINUTES) % MINUTES) * MINUTE
}

const minuteOfDay = (at: number, zone: string): number => Math.floor((at + zoneOffset(at, zone)) / MINUTE) % MINUTES
