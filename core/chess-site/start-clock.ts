import { rateOfPlay } from '../tournament/rate-of-play.ts'

/** In seconds. */
export interface LichessClock {
  limit: number
  increment: number
}

// The starting times that Lichess takes (lila, `ApiConfig.clockLimitSeconds`): whole minutes up to three hours, and few shorter ones.
const SHORT = new Set([15, 30, 45, 90])
const LONGEST = 3 * 3600
const LONGEST_INCREMENT = 60

const isLimit = (seconds: number): boolean =>
  SHORT.has(seconds) || (seconds > 0 && seconds <= LONGEST && seconds % 60 === 0)

/** The clock of an event’s rate of play; undefined where Lichess has no such clock, as with a second time control. */
export function lichessClock(text: string | null): LichessClock | undefined {
  const control = rateOfPlay(text)
  if (!control || control.stages || !isLimit(control.base) || control.increment > LONGEST_INCREMENT) return undefined
  return { limit: control.base, increment: control.increment }
}
