import { DAY, HOUR, MINUTE } from '../time.ts'

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/** The time until a moment in days, hours and minutes, rounded up to a minute; undefined if it has come. */
export function timeLeft(moment: number, now: number): TimeLeft | undefined {
  if (moment <= now) return undefined
  const left = Math.ceil((moment - now) / MINUTE) * MINUTE
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  }
}
