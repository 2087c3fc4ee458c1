import type { CountEvent, LiveEvent, StaleEvent } from '#core/contract/live.ts'

/** What happened at a version of the tournament. */
export type Happening = Exclude<LiveEvent, CountEvent | StaleEvent>

const KEPT = 500

/** The last few hundred happenings, for those who were away. */
export class Missed {
  #kept: Happening[] = []

  keep(happening: Happening): void {
    this.#kept.push(happening)
    if (this.#kept.length >= 2 * KEPT) this.#kept = this.#kept.slice(-KEPT)
  }

  /** All that happened after a version up to another, in order; undefined when some of it is not known any more. */
  between(since: number, version: number): Happening[] | undefined {
    const missed = this.#kept.slice(-KEPT).filter(({ v }) => v > since)
    const versions = new Set(missed.map(({ v }) => v))
    return versions.size >= version - since ? missed.toSorted((a, b) => a.v - b.v) : undefined
  }
}
