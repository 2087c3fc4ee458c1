import { backOff } from './back-off.ts'

interface Breaker {
  failures: number
  openUntil: number
}

const MAX_BREAKERS = 1000

/** Circuit breakers by name, with their failures in a row. An open breaker blocks requests until its time. */
export class CircuitBreakers {
  #breakers: Map<string, Breaker>

  constructor(breakers: Iterable<[string, Breaker]> = []) {
    this.#breakers = new Map(breakers)
  }

  /** Failures in a row. */
  failures(name: string): number {
    return this.#breakers.get(name)?.failures ?? 0
  }

  /** Time until which requests are blocked; undefined when they are not. */
  openUntil(name: string, now: number): number | undefined {
    const breaker = this.#breakers.get(name)
    return breaker && breaker.openUntil > now ? breaker.openUntil : undefined
  }

  /**
   * Records a failure and returns the time until which requests are blocked: by the back-off, or by what the site
   * demands (`asked`, milliseconds) if that is longer.
   */
  recordFailure(name: string, now: number, roll: number, asked = 0): number {
    const failures = this.failures(name) + 1
    const openUntil = now + Math.max(backOff(failures, roll), asked)
    this.#breakers.delete(name)
    this.#breakers.set(name, { failures, openUntil })
    const [oldest] = this.#breakers.keys()
    if (this.#breakers.size > MAX_BREAKERS && oldest !== undefined) this.#breakers.delete(oldest)
    return openUntil
  }

  recordSuccess(name: string): void {
    this.#breakers.delete(name)
  }
}
