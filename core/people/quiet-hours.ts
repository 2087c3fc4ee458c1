import { MINUTE } from '../time.ts'

/** When somebody wants no notification: from one minute of their day until another, maybe over midnight. */
export interface QuietHours {
  from: number
  to: number
  zone: string
}

const MINUTES = 24 * 60

/** When the quiet hours end that it is in at a moment; undefined outside of them. */
export function quietUntil(at: number, { from, to, zone }: QuietHours): number | undefined {
  const minute = minuteOfDay(at, zone)
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return undefined
  return Math.floor(at / MINUTE) * MINUTE + ((to - minute + MINUTES) % MINUTES) * MINUTE
}

/** Whether there is a time zone of this name. */
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
