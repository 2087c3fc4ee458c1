import { missedTexts, type LogEntry } from './event-log.ts'
import { CLOSE_SIGNED_OUT } from './live-room.ts'
import { RecentLog } from './recent-log.ts'
import type { PassedItem, RelayReport, RelayWelcome } from './relays.ts'
import { Seldom } from './seldom.ts'
import { ViewerRoom } from './viewer-room.ts'

/** So much of a change is reported at once. */
const REPORT_STEP = 100
const TOLD = 'told'
/** Writing it each time would be a quarter of what passing costs; what a crash forgets of it is told twice, which clients drop. */
const KEEP_PAUSE = 5000

/** The room of a tournament, as its relays call it. */
export interface RelayedRoom {
  joinRelay(no: number): Promise<RelayWelcome>
  reportRelay(no: number, report: RelayReport): Promise<number>
}

/**
 * A place where a part of those who watch a tournament are told what its room passes on. Its name is the tournament's id and its
 * own number: `cup/3`. It looks at nothing itself, and knows no more than its room.
 */
export abstract class RelayRoomBase<Env extends Cloudflare.Env = Cloudflare.Env> extends ViewerRoom<Env> {
  #log = new RecentLog()
  #told = this.ctx.storage.kv.get<number>(TOLD)
  #keeping = new Seldom(KEEP_PAUSE, () => this.ctx.storage.kv.put(TOLD, this.#told))
  #elsewhere = 0
  #joining: Promise<void> | undefined
  #turn: Promise<void> = Promise.resolve()
  #reported = 0
  #reporting: { timer: ReturnType<typeof setTimeout>; at: number } | undefined

  /** The room of this tournament. */
  protected abstract roomOf(tournament: string): RelayedRoom

  /** Tells those who are here what the room told, a JSON list of items, as far as they do not know it; returns how many they are. */
  async pass(list: string, total: number): Promise<number> {
    const items: PassedItem[] = JSON.parse(list)
    this.#setTotal(total)
    if (items.some((item) => 'isShut' in item)) this.#shut()
    const entries = items.filter((item) => 'v' in item)
    if (entries[0] && this.#told !== undefined && entries[0].v > this.#told + 1) await this.#joinAgain()
    this.#take(entries)
    for (const item of items) if ('board' in item) this.tellFollowers(item.board, item.text)
    const count = this.ownCount()
    // The room forgets a relay where nobody is: who comes next makes it known again.
    if (count === 0) this.#joining = undefined
    return count
  }

  protected override prepare(): Promise<void> {
    return this.#joining ?? this.#joinAgain()
  }

  protected override missed(since: number): string[] {
    const told = this.#told ?? 0
    return missedTexts(this.#log.between(since, told), since, told)
  }

  protected override get elsewhere(): number {
    return this.#elsewhere
  }

  protected override onCount(count: number): void {
    this.#reportWithin(Math.abs(count - this.#reported) >= REPORT_STEP || count === 0 ? 0 : this.intervals.report)
  }

  protected override onFollow(): void {
    this.#reportWithin(this.intervals.follows)
  }

  override onClose(...args: Parameters<ViewerRoom['onClose']>): void {
    const had = this.followers.targets.length
    super.onClose(...args)
    if (this.followers.targets.length < had) this.#reportWithin(this.intervals.follows)
  }

  #joinAgain(): Promise<void> {
    return (this.#joining = this.#inTurn(() => this.#join()))
  }

  async #join(): Promise<void> {
    try {
      const { told, log, total, isPublic } = await this.#room.joinRelay(this.#no)
      if (!isPublic) this.#shut()
      this.#setTotal(total)
      this.#log.append(log)
      const own = this.#told
      // What a call that overtook this one brought stays; what was passed while this relay slept is made up for.
      if (own === undefined) this.#remember(told)
      else if (own < told) {
        const later = log.filter(({ v }) => v > own)
        this.tell(missedTexts(later, own, told))
        this.#remember(told)
      }
    } catch (error) {
      this.#joining = undefined
      throw error
    }
  }

  /** The tournament is private: everybody here came as anybody, and comes back as who they are. */
  #shut(): void {
    this.#joining = undefined
    for (const connection of this.getConnections()) connection.close(CLOSE_SIGNED_OUT, 'Signed out.')
  }

  #take(entries: LogEntry[]): void {
    const told = this.#told ?? 0
    const news = entries.filter(({ v }) => v > told || !this.#log.has(v))
    if (news.length === 0) return
    // What came late to the room is told with all after it.
    const isLate = news[0]!.v <= told
    this.tell((isLate ? entries : news).map(({ text }) => text))
    this.#log.append(news)
    this.#remember(Math.max(told, news.at(-1)!.v))
  }

  #remember(told: number): void {
    this.#told = told
    this.#keeping.act()
  }

  #setTotal(total: number): void {
    this.#elsewhere = Math.max(0, total - this.#reported)
  }

  #reportWithin(delay: number): void {
    const at = Date.now() + delay
    if (this.#reporting && this.#reporting.at <= at) return
    if (this.#reporting) clearTimeout(this.#reporting.timer)
    const timer = setTimeout(() => this.ctx.waitUntil(this.#inTurn(() => this.#report())), delay)
    this.#reporting = { timer, at }
  }

  async #report(): Promise<void> {
    this.#reporting = undefined
    const count = this.ownCount()
    if (count === 0) this.#joining = undefined
    try {
      const total = await this.#room.reportRelay(this.#no, { count, follows: this.followers.targets })
      this.#reported = count
      const before = this.#elsewhere
      this.#setTotal(total)
      if (this.#elsewhere !== before) this.noteCount()
    } catch (error) {
      console.error(error)
      this.#reportWithin(this.intervals.report)
    }
  }

  /** The room hears one thing after the other: that nobody is here, and that somebody came. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }

  get #room(): RelayedRoom {
    return this.roomOf(this.name.slice(0, this.name.lastIndexOf('/')))
  }

  get #no(): number {
    return Number(this.name.slice(this.name.lastIndexOf('/') + 1))
  }
}
