import { backOff } from './back-off.ts'

interface Rest {
  failures: number
  until: number
}

const REMEMBERED = 1000

/** Who is left alone for how long after failing. */
export class Rests {
  #rests: Map<string, Rest>

  constructor(rests: Iterable<[string, Rest]> = []) {
    this.#rests = new Map(rests)
  }

  /** Failures in a row. */
  failures(name: string): number {
    return this.#rests.get(name)?.failures ?? 0
  }

  /** When it may be asked again; undefined: now. */
  until(name: string, now: number): number | undefined {
    const rest = this.#rests.get(name)
    return rest && rest.until > now ? rest.until : undefined
  }

  /** Notes a failure; it rests as long as failures so far or the site itself (`asked`, milliseconds) demand. */
  failed(name: string, now: number, roll: number, asked = 0): number {
    const failures = this.failures(name) + 1
    const until = now + Math.max(backOff(failures, roll), asked)
    this.#rests.delete(name)
    this.#rests.set(name, { failures, until })
    const [oldest] = this.#rests.keys()
    if (this.#rests.size > REMEMBERED && oldest !== undefined) this.#rests.delete(oldest)
    return until
  }

  answered(name: string): void {
    this.#rests.delete(name)
  }
}
