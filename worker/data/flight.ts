import { SECOND } from '#core/time.ts'

// Whoever started may be cut off by their visitor leaving; who waits then starts anew.
const PATIENCE = 5 * SECOND

const LATE = Symbol('late')

const flights = new Map<string, Promise<unknown>>()

/** The answer of `load`, asked once however many want it at the same moment. */
export async function together<Answer>(
  key: string,
  until: (work: Promise<unknown>) => void,
  load: () => Promise<Answer>,
): Promise<Answer> {
  const started = flights.get(key) as Promise<Answer> | undefined
  if (started) {
    let timer = 0
    const patience = new Promise<typeof LATE>((resolve) => {
      timer = setTimeout(() => resolve(LATE), PATIENCE)
    })
    const answer = await Promise.race([started, patience]).finally(() => clearTimeout(timer))
    if (answer !== LATE) return answer
  }
  const flight = load().finally(() => {
    if (flights.get(key) === flight) flights.delete(key)
  })
  flights.set(key, flight)
  until(flight.catch(() => undefined))
  return flight
}
