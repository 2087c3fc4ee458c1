import { SECOND } from '#core/time.ts'

/** What may wait, beside what is under way. */
const MAX_WAITING = { live: 500, other: 20 }
// Nothing else keeps a live look waiting for longer.
const GRACE = SECOND

export type Lane = keyof typeof MAX_WAITING

/** Work that stops when its signal says so: something live waits. */
type Work<Result> = (outrun: AbortSignal) => Promise<Result>

/**
 * One piece of work at a time. Live looks go before all else, and what is under way for anybody else gives way to them; of
 * that little may wait, so that nobody fills the queue.
 */
export class Lanes {
  #waiting: Record<Lane, (() => Promise<void>)[]> = { live: [], other: [] }
  #running: { lane: Lane; outrun: AbortController } | undefined

  /** How many pieces wait, the one that is under way left out. */
  get length(): number {
    return this.#waiting.live.length + this.#waiting.other.length
  }

  /** Does the work in its turn; undefined when too much waits already. */
  run<Result>(lane: Lane, work: Work<Result>): Promise<Result> | undefined {
    if (this.#waiting[lane].length >= MAX_WAITING[lane]) return undefined
    const result = new Promise<Result>((resolve, reject) => {
      this.#waiting[lane].push(async () => {
        const outrun = new AbortController()
        this.#running = { lane, outrun }
        await work(outrun.signal).then(resolve, reject)
      })
    })
    if (!this.#running) void this.#runAll()
    else if (lane === 'live' && this.#running.lane === 'other') {
      const { outrun } = this.#running
      setTimeout(() => outrun.abort(), GRACE)
    }
    return result
  }

  async #runAll(): Promise<void> {
    for (;;) {
      const next = this.#waiting.live.shift() ?? this.#waiting.other.shift()
      if (!next) break
      await next()
    }
    this.#running = undefined
  }
}
