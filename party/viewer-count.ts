import type { ViewerCountEvent } from '#core/match/live.ts'
import { shouldBroadcastCount } from './count-throttle.ts'
import type { RoomIntervals } from './intervals.ts'
import { isOpen, send, visitorOf, type Sockets } from './sockets.ts'

export interface ViewerCountOptions {
  /** How many watch the same tournament through other objects: relays, or for a relay everybody else. */
  elsewhere: () => number
  /** Called when the number of viewers here has changed. */
  onCount: (own: number) => void
  intervals: Pick<RoomIntervals, 'count'>
}

/** How many watch: counted by browser, and broadcast at most once in `intervals.count`. */
export class ViewerCount {
  #sockets: Sockets
  #options: ViewerCountOptions
  /** Open sockets by browser. Counted when first needed, as a room that slept has forgotten it. */
  #visitors: Map<string, number> | undefined
  #changes = 0
  #broadcastAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(sockets: Sockets, options: ViewerCountOptions) {
    this.#sockets = sockets
    this.#options = options
  }

  /** How many watch here. */
  get own(): number {
    return (this.#visitors ??= this.#countOpen()).size
  }

  /** How many watch in all. */
  get total(): number {
    return this.own + this.#options.elsewhere()
  }

  /** A frame with the number. */
  get text(): string {
    return JSON.stringify({ type: 'online', count: this.total } satisfies ViewerCountEvent)
  }

  /** Counts a socket that came (1) or went (-1); returns whether everyone will get the new number. */
  add({ tags }: { tags: readonly string[] }, by: 1 | -1): boolean {
    const before = this.#visitors?.size
    if (this.#visitors) addTo(this.#visitors, visitorOf(tags), by)
    else this.#visitors = this.#countOpen()
    // Another tab of the same browser.
    if (this.#visitors.size === before) return false
    this.#options.onCount(this.#visitors.size)
    return this.changed()
  }

  /** The number changed, here or elsewhere; returns whether everyone will get it, now or within the interval. */
  changed(): boolean {
    this.#changes += 1
    if (this.#timer) return true
    if (!shouldBroadcastCount(this.total, this.#changes)) return false
    const wait = this.#broadcastAt + this.#options.intervals.count - Date.now()
    if (wait <= 0) this.#broadcast()
    else this.#timer = setTimeout(() => this.#broadcast(), wait)
    return true
  }

  #broadcast(): void {
    this.#timer = undefined
    this.#changes = 0
    this.#broadcastAt = Date.now()
    // A broadcast goes through all sockets anyway, so correct the number here.
    this.#visitors = this.#countOpen()
    const { text } = this
    for (const socket of this.#sockets.getWebSockets()) send(socket, text)
  }

  #countOpen(): Map<string, number> {
    const open = new Map<string, number>()
    for (const socket of this.#sockets.getWebSockets()) {
      if (isOpen(socket)) addTo(open, visitorOf(this.#sockets.getTags(socket)), 1)
    }
    return open
  }
}

function addTo(counts: Map<string, number>, visitor: string, by: 1 | -1): void {
  const count = (counts.get(visitor) ?? 0) + by
  if (count > 0) counts.set(visitor, count)
  else counts.delete(visitor)
}
