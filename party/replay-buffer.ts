import type { ViewerCountEvent, LiveEvent, StaleEvent } from '#core/match/live.ts'

/** What happened at a version of the tournament. */
export type VersionedEvent = Exclude<LiveEvent, ViewerCountEvent | StaleEvent>

const MAX_EVENTS = 500

/** The last few hundred happenings, for those who were away. */
export class ReplayBuffer {
  #events: VersionedEvent[] = []

  append(event: VersionedEvent): void {
    this.#events.push(event)
    if (this.#events.length >= 2 * MAX_EVENTS) this.#events = this.#events.slice(-MAX_EVENTS)
  }

  /** All that happened after a version up to another, in order; undefined when some of it is not known any more. */
  between(since: number, version: number): VersionedEvent[] | undefined {
    const missed = this.#events.slice(-MAX_EVENTS).filter(({ v }) => v > since)
    const versions = new Set(missed.map(({ v }) => v))
    return versions.size >= version - since ? missed.toSorted((a, b) => a.v - b.v) : undefined
  }
}
