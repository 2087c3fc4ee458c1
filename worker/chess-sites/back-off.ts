import { HOUR, MINUTE, SECOND } from '#core/time.ts'

const SHORTEST = 2 * SECOND
const LONGEST = MINUTE
// A site may ask for more than a minute, but a nonsense header shall not silence it for days.
const LONGEST_ASKED_FOR = HOUR

/** How long to wait after so many failures in a row: two seconds, twice as long each time, up to a minute. */
export const backOff = (failures: number, roll: number): number =>
  Math.min(LONGEST, Math.ceil(SHORTEST * 2 ** Math.min(failures - 1, 10) * (1 + roll / 2)))

/** Milliseconds that a `Retry-After` asks for, as seconds or as a date; 0 when it says nothing. */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? SECOND * Number(text) : Date.parse(text) - now
  return wait > 0 ? Math.min(wait, LONGEST_ASKED_FOR) : 0
}
