import { MINUTE } from '#core/time.ts'
import { paceAfter, type SiteLoad } from '#core/match/site-load.ts'

/** An address that was asked for within this time counts as live. */
const WINDOW = 2 * MINUTE

/** Demand on a chess site's queue: the live addresses, and how long an answer takes. */
export class Demand {
  #askedAt = new Map<string, number>()
  #pace: number | undefined

  asked(address: string, now: number): void {
    // Deleted first, so that the map is ordered by time.
    this.#askedAt.delete(address)
    this.#askedAt.set(address, now)
    this.#forget(now)
  }

  answered(took: number): void {
    this.#pace = paceAfter(this.#pace, took)
  }

  load(now: number): SiteLoad {
    this.#forget(now)
    return { live: this.#askedAt.size, pace: this.#pace ?? 0 }
  }

  #forget(now: number): void {
    for (const [address, at] of this.#askedAt) {
      if (at + WINDOW > now) return
      this.#askedAt.delete(address)
    }
  }
}
