const SECOND = 1000
const MINUTE = 60 * SECOND
/** After so many attempts in a row there is one a minute. */
export const ATTEMPTS = 5
/** A room takes so many newcomers a second without others noticing. */
const JOINS_PER_SECOND = 250
const MAX_SPREAD = 20 * SECOND
const GROWTH = 1.5

/**
 * Milliseconds before an attempt to come back, counted from 1. A crowd that lost its room at once comes back over twenty
 * seconds, a few within two. Each attempt draws anew, so that those who met do not meet again. `roll`: from 0 up to 1.
 */
export function reconnectDelay(attempt: number, viewers: number, roll: number): number {
  if (attempt > ATTEMPTS) return MINUTE * (0.5 + roll)
  const spread = Math.min(Math.max((viewers / JOINS_PER_SECOND) * SECOND, SECOND), MAX_SPREAD)
  return SECOND + roll * spread * GROWTH ** (attempt - 1)
}
