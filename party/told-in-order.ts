import { inOrder, type LogEntry } from './event-log.ts'

/** Everybody is told at most so often: four times a second, however results pour in. */
export const PERIOD = 300

/** What telling takes. */
interface Outlet {
  /** Keeps what waits, so that a room that dies tells it when it is back. */
  keep(entries: LogEntry[]): void
  /** What is kept between two versions, the later one included. */
  kept(since: number, to: number): LogEntry[]
  /** Tells all, in order. */
  tell(entries: LogEntry[], told: number): void
}

/**
 * Tells what happened in order of version: the first at once, then all that came meanwhile, a few times a second. Writers
 * overtake each other: what is beyond the next version waits once for what is between.
 */
export class ToldInOrder {
  #outlet: Outlet
  #due: LogEntry[] = []
  /** What was beyond a gap at the last telling, up to this version, waited for it long enough. */
  #waited = 0
  #toldAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The last version that was told; undefined while nothing is known of it. */
  told: number | undefined

  constructor(outlet: Outlet, told?: number) {
    this.#outlet = outlet
    this.told = told
  }

  /** Tells it, now or soon. What waits is kept by the time this returns. */
  add(entries: LogEntry[]): void {
    if (entries.length === 0) return
    this.#due = inOrder(...this.#due, ...entries)
    const wait = this.#toldAt + PERIOD - Date.now()
    if (wait <= 0 && !this.#timer && this.#ready().length > 0) this.#tell()
    else this.#outlet.keep(entries)
    this.#tellLater(Math.max(wait, 0))
  }

  /** What is told now: all up to the first gap, and what has waited behind one. */
  #ready(): LogEntry[] {
    let next = this.told === undefined ? Infinity : this.told + 1
    const ready = this.#due.filter(({ v }) => v <= Math.max(next, this.#waited) && (next = Math.max(next, v + 1)))
    return this.told === undefined ? this.#due : ready
  }

  #tell(): void {
    const ready = this.#ready()
    this.#due = this.#due.slice(ready.length)
    if (ready.length === 0) return
    const [first, last] = [ready[0]!.v, ready.at(-1)!.v]
    // What comes late is told with all that it was missing from.
    const again = this.told !== undefined && first <= this.told ? this.#outlet.kept(first, this.told) : []
    this.#toldAt = Date.now()
    this.told = Math.max(this.told ?? 0, last)
    this.#outlet.tell(inOrder(...again, ...ready), this.told)
  }

  /** What is left is told after a while, and what is beyond a gap a period after that was seen. */
  #tellLater(wait: number): void {
    if (this.#due.length === 0 || this.#timer) return
    const hasGap = this.#ready().length === 0
    if (hasGap) this.#waited = this.#due.at(-1)!.v
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#tell()
        this.#tellLater(PERIOD)
      },
      hasGap ? PERIOD : wait,
    )
  }
}
