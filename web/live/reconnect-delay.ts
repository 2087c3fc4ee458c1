const SECOND = 1000
const MINUTE = 60 * SECOND
/** After this many attempts in a row there is one a minute. */
export const ATTEMPTS = 5
/** New viewers per second that a room can take without delay for the others. */
const JOINS_PER_SECOND = 250
const MAX_SPREAD = 20 * SECOND
const GROWTH = 1.5

/**
 * Milliseconds before a reconnect attempt, counted from 1. A crowd that lost its room at once returns over twenty
 * seconds, a few viewers within two. Each attempt draws a new random delay, so that clients that collided don't collide
 * again. `roll`: from 0 up to 1.
 */
export function reconnectDelay(attempt: number, viewers: number, roll: number): number {
  if (attempt > ATTEMPTS) return MINUTE * (0.5 + roll)
  const spread = Math.min(Math.max((viewers / JOINS_PER_SECOND) * SECOND, SECOND), MAX_SPREAD)
  return SECOND + roll * spread * GROWTH ** (attempt - 1)
}
