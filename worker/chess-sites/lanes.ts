/** Pieces of work that may wait, besides the one that runs. */
const MAX_WAITING = { live: 500, other: 20 }

export type Lane = keyof typeof MAX_WAITING

/** Work that stops when its signal aborts, because a live look waits. */
type Work<Result> = (outrun: AbortSignal) => Promise<Result>

/**
 * Runs one piece of work at a time. Live looks go first, and other work that is running gives way to them; little other
 * work may wait, so that it cannot fill the queue.
 */
export class Lanes {
  #waiting: Record<Lane, (() => Promise<void>)[]> = { live: [], other: [] }
  #running: { lane: Lane; outrun: AbortController } | undefined
  readonly #grace: () => number

  /** @param grace - Milliseconds by which other work may delay a live look. */
  constructor(grace: () => number) {
    this.#grace = grace
  }

  /** Pieces of work that wait, without the one that runs. */
  get length(): number {
    return this.#waiting.live.length + this.#waiting.other.length
  }

  /** Runs the work in its turn; undefined when too much work waits already. */
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
      setTimeout(() => outrun.abort(), this.#grace())
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
