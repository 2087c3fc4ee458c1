import type { BoardRef, FollowTarget } from '#core/match/live.ts'
import { logError } from './log.ts'
import { missedTexts, type LogEntry } from './event-log.ts'
import type { RoomIntervals } from './intervals.ts'
import { RecentLog } from './recent-log.ts'
import type { PassedItem, RelayReport, RelayWelcome } from './relays.ts'
import { Serial } from './serial.ts'
import type { KeyValues } from './storage.ts'
import { Throttle } from './throttle.ts'

/** A change by this many viewers is reported at once. */
const REPORT_STEP = 100
/** The storage key of the version that was sent to viewers last. */
const SENT = 'told'
/**
 * Milliseconds. Storing the version at each change would be a quarter of a relay's work. After a crash viewers get some
 * changes twice, which clients drop. Much longer would keep an idle relay from hibernating, which takes ten seconds.
 */
const SAVE_INTERVAL = 15_000

/** The methods of a tournament's room that its relays call. */
interface RelayedRoom {
  joinRelay(no: number): Promise<RelayWelcome>
  reportRelay(no: number, report: RelayReport): Promise<number>
}

interface RelayOptions {
  room: () => RelayedRoom
  no: () => number
  kv: Pick<KeyValues, 'get' | 'put'>
  broadcast: (texts: string[]) => void
  sendMoves: (board: BoardRef, text: string) => void
  sendPlies: (round: number, text: string) => void
  /** Closes the connections of all viewers. */
  shut: () => void
  /** The number of viewers connected here, and the boards and rounds that they follow. */
  viewers: () => { count: number; follows: FollowTarget[] }
  /** Called when the number of viewers elsewhere has changed. */
  onElsewhere: () => void
  waitUntil: (work: Promise<unknown>) => void
  intervals: Pick<RoomIntervals, 'report' | 'follows'>
}

/** Serves a part of a tournament's viewers: passes on what the room broadcasts, and reports viewers to the room. */
export class Relay {
  #options: RelayOptions
  #log = new RecentLog()
  #sent: number | undefined
  #saving: Throttle
  /** Viewers connected to the room and its other relays. */
  elsewhere = 0
  #joining: Promise<void> | undefined
  /** Keeps reports and joins in order: a report of zero viewers must not arrive after the join that follows it. */
  #calls = new Serial()
  #reported = 0
  #reporting: { timer: ReturnType<typeof setTimeout>; at: number } | undefined

  constructor(options: RelayOptions) {
    this.#options = options
    this.#sent = options.kv.get<number>(SENT)
    this.#saving = new Throttle(SAVE_INTERVAL, () => options.kv.put(SENT, this.#sent))
  }

  /**
   * Takes items that the room broadcast, as a JSON list, and the total number of viewers; returns the number connected
   * here.
   */
  async pass(list: string, total: number): Promise<number> {
    const items: PassedItem[] = JSON.parse(list)
    this.#setTotal(total)
    if (items.some((item) => 'isShut' in item)) this.#shut()
    const entries = items.filter((item) => 'v' in item)
    if (entries[0] && this.#sent !== undefined && entries[0].v > this.#sent + 1) await this.#join()
    this.#take(entries)
    for (const item of items) {
      if ('board' in item) this.#options.sendMoves(item.board, item.text)
      else if ('round' in item) this.#options.sendPlies(item.round, item.text)
    }
    const { count } = this.#options.viewers()
    this.#noteEmpty(count)
    return count
  }

  /** Joins the room unless it has joined, so that `missed` is up to date. */
  prepare(): Promise<void> {
    return this.#joining ?? this.#join()
  }

  missed(since: number): string[] {
    return missedTexts(this.#log, since, this.#sent ?? 0)
  }

  countChanged(count: number): void {
    const { report } = this.#options.intervals
    this.#reportWithin(Math.abs(count - this.#reported) >= REPORT_STEP || count === 0 ? 0 : report)
  }

  followsChanged(): void {
    this.#reportWithin(this.#options.intervals.follows)
  }

  #join(): Promise<void> {
    return (this.#joining = this.#calls.run(() => this.#joinNow()))
  }

  async #joinNow(): Promise<void> {
    try {
      const { room, no, broadcast } = this.#options
      const { told, log, total, isPublic } = await room().joinRelay(no())
      if (!isPublic) this.#shut()
      this.#setTotal(total)
      this.#log.append(log)
      const own = this.#sent
      // A `pass` may have overtaken this answer: never go back. What the room broadcast while this relay slept is sent now.
      if (own === undefined) this.#setSent(told)
      else if (own < told) {
        broadcast(missedTexts(this.#log, own, told))
        this.#setSent(told)
      }
    } catch (error) {
      this.#joining = undefined
      throw error
    }
  }

  /** The tournament is private: all viewers here are anonymous, and reconnect to the room with their session. */
  #shut(): void {
    this.#joining = undefined
    this.#options.shut()
  }

  #take(entries: LogEntry[]): void {
    const sent = this.#sent ?? 0
    const news = entries.filter(({ v }) => v > sent || !this.#log.has(v))
    if (news.length === 0) return
    // An entry that reached the room late is sent with all entries after it.
    const isLate = news[0]!.v <= sent
    this.#options.broadcast((isLate ? entries : news).map(({ text }) => text))
    this.#log.append(news)
    this.#setSent(Math.max(sent, news.at(-1)!.v))
  }

  #setSent(version: number): void {
    this.#sent = version
    this.#saving.run()
  }

  #setTotal(total: number): void {
    this.elsewhere = Math.max(0, total - this.#reported)
  }

  /** The room forgets a relay without viewers; the next viewer makes it join again. */
  #noteEmpty(count: number): void {
    if (count === 0) this.#joining = undefined
  }

  #reportWithin(delay: number): void {
    const at = Date.now() + delay
    if (this.#reporting && this.#reporting.at <= at) return
    if (this.#reporting) clearTimeout(this.#reporting.timer)
    const timer = setTimeout(() => this.#options.waitUntil(this.#calls.run(() => this.#report())), delay)
    this.#reporting = { timer, at }
  }

  async #report(): Promise<void> {
    this.#reporting = undefined
    const { room, no, viewers, onElsewhere, intervals } = this.#options
    const { count, follows } = viewers()
    this.#noteEmpty(count)
    try {
      const total = await room().reportRelay(no(), { count, follows })
      this.#reported = count
      const before = this.elsewhere
      this.#setTotal(total)
      if (this.elsewhere !== before) onElsewhere()
    } catch (error) {
      logError(error)
      this.#reportWithin(intervals.report)
    }
  }
}
