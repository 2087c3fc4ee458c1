import type { BoardRef, FollowTarget } from '#core/match/live.ts'
import type { LogEntry } from './event-log.ts'
import { covers } from './followers.ts'
import { RelayChannel } from './relay-channel.ts'
import type { KeyValues } from './storage.ts'

/** What a relay reports about its viewers: how many, and what they follow. */
export interface RelayReport {
  count: number
  follows: FollowTarget[]
}

/** What a room passes to a relay: changes, moves on a board, or that the tournament is private now. */
export type PassedItem = LogEntry | { board: BoardRef; text: string } | { isShut: true }

/** What a room tells a relay that joins: the version it broadcast last, its log up to there, and how many watch in all. */
export interface RelayWelcome {
  told: number
  log: LogEntry[]
  total: number
  /** Whether everybody may watch. Relays serve anonymous viewers only. */
  isPublic: boolean
}

/** A relay, as its room calls it. The items are a JSON list: text costs less on its way than objects. */
interface RelayStub {
  pass(list: string, total: number): Promise<number>
}

interface RelaysOptions {
  kv: KeyValues
  stub: (no: number) => RelayStub
  /** How many watch in all, at the room and its relays. */
  total: () => number
}

const KEY = 'relay:'

/** The relays of a room, by number: what each reported last, which outlives hibernation, and the channel to it. */
export class Relays {
  #options: RelaysOptions
  #reports: Map<number, RelayReport>
  /** How often each relay joined: what it answered before it joined again is out of date. */
  #starts = new Map<number, number>()
  #channels = new Map<number, RelayChannel<PassedItem>>()

  constructor(options: RelaysOptions) {
    this.#options = options
    const stored = options.kv.list<RelayReport>({ prefix: KEY })
    this.#reports = new Map(Array.from(stored, ([key, report]) => [Number(key.slice(KEY.length)), report]))
  }

  /** How many watch at each relay. */
  get counts(): Map<number, number> {
    return new Map([...this.#reports].map(([no, { count }]) => [no, count]))
  }

  /** How many watch at relays. */
  get viewerCount(): number {
    return [...this.#reports.values()].reduce((sum, { count }) => sum + count, 0)
  }

  /** What viewers at relays follow. The same target may be there more than once. */
  get follows(): FollowTarget[] {
    return [...this.#reports.values()].flatMap(({ follows }) => follows)
  }

  /** Notes a relay's report. A relay without viewers is forgotten. */
  record(no: number, report: RelayReport): void {
    if (report.count > 0) {
      this.#reports.set(no, report)
      this.#options.kv.put(KEY + no, report)
    } else {
      this.#reports.delete(no)
      this.#options.kv.delete(KEY + no)
    }
  }

  /** A relay joins: from now on it gets everything, though no viewer has come yet. */
  join(no: number): void {
    this.#starts.set(no, (this.#starts.get(no) ?? 0) + 1)
    if (!this.#reports.has(no)) this.record(no, { count: 1, follows: [] })
  }

  pass(entries: LogEntry[]): void {
    for (const no of this.#reports.keys()) this.#channel(no).send(...entries)
  }

  /** Makes all relays close the connections of their viewers. */
  shut(): void {
    for (const no of this.#reports.keys()) this.#channel(no).send({ isShut: true })
  }

  /** Passes moves to the relays at which someone follows the board. */
  passMoves(board: BoardRef, text: string): void {
    for (const [no, { follows }] of this.#reports) {
      if (follows.some((target) => covers(target, board))) this.#channel(no).send({ board, text })
    }
  }

  #channel(no: number): RelayChannel<PassedItem> {
    const known = this.#channels.get(no)
    if (known) return known
    let stub: RelayStub | undefined
    const channel = new RelayChannel<PassedItem>(async (items) => {
      const start = this.#starts.get(no)
      stub ??= this.#options.stub(no)
      const count = await stub.pass(JSON.stringify(items), this.#options.total()).catch((error: unknown) => {
        // A stub that failed once fails for good.
        stub = undefined
        throw error
      })
      const report = this.#reports.get(no)
      const isCurrent = report !== undefined && start === this.#starts.get(no)
      if (isCurrent && report.count !== count) this.record(no, { ...report, count })
    })
    this.#channels.set(no, channel)
    return channel
  }
}
