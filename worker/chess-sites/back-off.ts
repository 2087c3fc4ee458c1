import { HOUR, MINUTE, SECOND } from '#core/time.ts'

const MIN_DELAY = 2 * SECOND
const MAX_DELAY = MINUTE
// A site may ask for more than a minute, but a wrong header must not stop polling for days.
const MAX_RETRY_AFTER = HOUR

/**
 * Milliseconds to wait after so many failures in a row: two seconds, doubled each time, up to a minute. `roll`, from 0
 * to 1, adds up to a half.
 */
export const backOff = (failures: number, roll: number): number =>
  Math.min(MAX_DELAY, Math.ceil(MIN_DELAY * 2 ** Math.min(failures - 1, 10) * (1 + roll / 2)))

/** Milliseconds that a `Retry-After` header asks for, in seconds or as a date; 0 when it is missing or invalid. */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? SECOND * Number(text) : Date.parse(text) - now
  return wait > 0 ? Math.min(wait, MAX_RETRY_AFTER) : 0
}
