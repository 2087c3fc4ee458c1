import { inOrder, logEntry, staleEvent, type EventLog, type LogEntry, type VersionedEvent } from './event-log.ts'
import type { RoomIntervals } from './intervals.ts'
import type { KeyValues } from './storage.ts'

/** Least number of milliseconds between two broadcasts: at most four fall into a second. At 250 ms it could be five. */
export const PERIOD = 300

/** The storage key of the version that was broadcast last. */
const SENT = 'told'

interface BroadcasterOptions {
  log: EventLog
  kv: Pick<KeyValues, 'get' | 'put'>
  /** Sends entries to all viewers, in order. */
  send: (entries: LogEntry[]) => void
  intervals: Pick<RoomIntervals, 'publishGrace' | 'predecessor'>
}

/**
 * Broadcasts changes in order of version: the first at once, those that come within the next `PERIOD` together. Writers
 * overtake each other, so a change that arrives before its predecessor waits for it, once.
 */
export class Broadcaster {
  #options: BroadcasterOptions
  #waiting: LogEntry[] = []
  /** Changes up to this version have waited long enough for the ones missing before them. */
  #waited = 0
  #sentAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the timer waits for a change that is missing before the waiting ones. */
  #isBehindGap = false
  #sent: number | undefined

  constructor(options: BroadcasterOptions) {
    this.#options = options
    this.#sent = options.kv.get<number>(SENT)
  }

  /** The version that was broadcast last; 0 while none is known. */
  get sent(): number {
    return this.#sent ?? 0
  }

  /** Broadcasts what was still waiting when the room stopped. */
  resume(): void {
    if (this.#sent !== undefined) this.#add(this.#options.log.between(this.#sent))
  }

  /** Broadcasts changes, now or soon. They are in the log by the time this returns. */
  publish(events: VersionedEvent[]): void {
    this.#add(events.filter(({ v }) => v > this.sent || !this.#options.log.has(v)).map(logEntry))
  }

  /** D1 has this version. If it isn't published soon, its events were lost: viewers are told to fetch the snapshot. */
  expect(version: number): void {
    this.#sent ??= version
    if (version <= this.#sent) return
    setTimeout(() => {
      if (version > this.sent) this.publish([staleEvent(version)])
    }, this.#options.intervals.publishGrace)
  }

  #add(entries: LogEntry[]): void {
    if (entries.length === 0) return
    this.#waiting = inOrder(...this.#waiting, ...entries)
    if (this.#isBehindGap && this.#ready().length > 0) this.#stopTimer()
    const wait = this.#sentAt + PERIOD - Date.now()
    if (wait <= 0 && !this.#timer && this.#ready().length > 0) this.#sendReady()
    else this.#options.log.append(entries)
    this.#sendLater(Math.max(wait, 0))
  }

  /**
   * Entries that can be sent now: all before the first missing version, and later ones that waited for it long enough.
   */
  #ready(): LogEntry[] {
    if (this.#sent === undefined) return this.#waiting
    let next = this.#sent + 1
    return this.#waiting.filter(({ v }) => v <= Math.max(next, this.#waited) && (next = Math.max(next, v + 1)))
  }

  #sendReady(): void {
    const { log, kv, send } = this.#options
    const ready = this.#ready()
    this.#waiting = this.#waiting.slice(ready.length)
    if (ready.length === 0) return
    const [first, last] = [ready[0]!.v, ready.at(-1)!.v]
    // A change that comes too late is sent with everything after it, so that viewers end with the newest.
    const again = first <= this.sent ? log.between(first, this.sent) : []
    const entries = inOrder(...again, ...ready)
    this.#sentAt = Date.now()
    this.#sent = Math.max(this.sent, last)
    send(entries)
    // The platform holds frames back until earlier writes are stored, so the writes come last.
    log.append(entries)
    kv.put(SENT, this.#sent)
  }

  /** Schedules the remaining entries; those behind a gap are sent once they have waited long enough for what is missing. */
  #sendLater(wait: number): void {
    if (this.#waiting.length === 0 || this.#timer) return
    this.#isBehindGap = this.#ready().length === 0
    const behind = this.#isBehindGap ? this.#waiting.at(-1)!.v : 0
    this.#timer = setTimeout(
      () => {
        this.#stopTimer()
        this.#waited = Math.max(this.#waited, behind)
        this.#sendReady()
        this.#sendLater(PERIOD)
      },
      this.#isBehindGap ? this.#options.intervals.predecessor : wait,
    )
  }

  #stopTimer(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer)
    this.#timer = undefined
    this.#isBehindGap = false
  }
}
