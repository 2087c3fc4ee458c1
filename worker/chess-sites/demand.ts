import { MINUTE } from '#core/time.ts'
import { paceAfter, type SiteLoad } from '#core/match/site-load.ts'

/** What was asked so lately is live. */
const WINDOW = 2 * MINUTE

/** What the queue of a chess site is asked about live matches, and how long an answer takes. */
export class Demand {
  #askedAt = new Map<string, number>()
  #pace: number | undefined

  asked(address: string, now: number): void {
    // Those asked last stand last.
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
