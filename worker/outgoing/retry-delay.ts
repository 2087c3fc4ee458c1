import { MINUTE, SECOND } from '#core/time.ts'

const DELAYS = [15 * SECOND, 30 * SECOND, ...[1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * MINUTE)]

/** Tries that the delays above space out over two hours. */
export const TWO_HOURS_OF_TRIES = DELAYS.length + 1

/**
 * Milliseconds until the next try, after so many failed ones; the last delay repeats. `roll`, from 0 to 1, adds up to a
 * quarter, so that what failed together is not tried again together.
 */
export const retryDelay = (tries: number, roll: number): number =>
  Math.ceil(DELAYS[Math.min(Math.max(tries, 1), DELAYS.length) - 1]! * (1 + roll / 4))
