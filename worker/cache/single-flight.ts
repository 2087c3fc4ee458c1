import { SECOND } from '#core/time.ts'

// The request that started the work is cancelled when its client leaves; after this long a waiter starts its own.
const TIMEOUT = 5 * SECOND

const TIMED_OUT = Symbol('late')

const flights = new Map<string, Promise<unknown>>()

/** Runs `load` once for all concurrent callers of a key. `waitUntil` keeps the work alive after the first answer. */
export async function singleFlight<Answer>(
  key: string,
  waitUntil: (work: Promise<unknown>) => void,
  load: () => Promise<Answer>,
): Promise<Answer> {
  const started = flights.get(key) as Promise<Answer> | undefined
  if (started) {
    let timer = 0
    const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
      timer = setTimeout(() => resolve(TIMED_OUT), TIMEOUT)
    })
    const answer = await Promise.race([started, timeout]).finally(() => clearTimeout(timer))
    if (answer !== TIMED_OUT) return answer
  }
  const flight = load().finally(() => {
    if (flights.get(key) === flight) flights.delete(key)
  })
  flights.set(key, flight)
  waitUntil(flight.catch(() => undefined))
  return flight
}
