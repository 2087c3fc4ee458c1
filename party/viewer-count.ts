import type { ViewerCountEvent } from '#core/match/live.ts'
import { shouldBroadcastCount } from './count-throttle.ts'
import type { RoomIntervals } from './intervals.ts'
import { isOpen, send, visitorOf, type Sockets } from './sockets.ts'

export interface ViewerCountOptions {
  /**
   * Viewers of the same tournament at other objects: for a room those of its relays, for a relay those of the room and
   * its other relays.
   */
  elsewhere: () => number
  /** Called when the number of viewers here has changed. */
  onCount: (own: number) => void
  intervals: Pick<RoomIntervals, 'count'>
}

/** Number of viewers, counted by browser; broadcast at most once in `intervals.count`. */
export class ViewerCount {
  #sockets: Sockets
  #options: ViewerCountOptions
  /** Open sockets by browser. Counted on first use, as hibernation loses memory. */
  #visitors: Map<string, number> | undefined
  #changes = 0
  #broadcastAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(sockets: Sockets, options: ViewerCountOptions) {
    this.#sockets = sockets
    this.#options = options
  }

  /** Viewers connected to this object. */
  get own(): number {
    return (this.#visitors ??= this.#countOpen()).size
  }

  get total(): number {
    return this.own + this.#options.elsewhere()
  }

  /** The count as a frame. */
  get text(): string {
    return JSON.stringify({ type: 'online', count: this.total } satisfies ViewerCountEvent)
  }

  /** Counts a socket that opened (1) or closed (-1); returns whether the new number will be broadcast. */
  add({ tags }: { tags: readonly string[] }, by: 1 | -1): boolean {
    const before = this.#visitors?.size
    if (this.#visitors) addTo(this.#visitors, visitorOf(tags), by)
    else this.#visitors = this.#countOpen()
    // Another tab of the same browser.
    if (this.#visitors.size === before) return false
    this.#options.onCount(this.#visitors.size)
    return this.changed()
  }

  /**
   * Notes a change of the number, here or elsewhere; returns whether it will be broadcast, now or within the interval.
   */
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
    // A broadcast visits all sockets anyway, so recount here.
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
