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

export function isTimeZone(zone: string): boolean {
  try {
    return minuteOfDay(0, zone) >= 0
  } catch {
    return false
  }
}

function minuteOfDay(at: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
