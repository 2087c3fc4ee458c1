import type { BoardRef, FollowTarget } from '#core/match/live.ts'
import type { LogEntry } from './event-log.ts'
import { RelayChannel } from './relay-channel.ts'

/** Who is at a relay: how many, and what they look at. */
export interface RelayReport {
  count: number
  follows: FollowTarget[]
}

/** What a room passes to a relay: what happened, what was moved on a board, or that not everybody may watch any more. */
export type PassedItem = LogEntry | { board: BoardRef; text: string } | { isShut: true }

/** What a relay has of its room at its start: the last version that was told, what led there, and how many watch in all. */
export interface RelayWelcome {
  told: number
  log: LogEntry[]
  total: number
  /** Whether everybody may watch: nobody else comes to a relay. */
  isPublic: boolean
}

/** A relay, as its room calls it: with a JSON list of items, as a text costs less on its way than objects. */
export interface RelayStub {
  pass(list: string, total: number): Promise<number>
}

const KEY = 'relay:'

/** The relays of a room: who is at each, and the way to it. What they report outlives sleep. */
export class Relays {
  #kv: SyncKvStorage
  #reports = new Map<number, RelayReport>()
  /** How often each began: what it answered before that is of another time. */
  #starts = new Map<number, number>()
  #channels = new Map<number, RelayChannel<PassedItem>>()
  #stub: (no: number) => RelayStub
  /** How many watch in all, at the room and its relays. */
  #total: () => number

  constructor({ kv }: DurableObjectStorage, stub: (no: number) => RelayStub, total: () => number) {
    this.#kv = kv
    this.#stub = stub
    this.#total = total
    for (const [key, report] of kv.list<RelayReport>({ prefix: KEY }))
      this.#reports.set(Number(key.slice(KEY.length)), report)
  }

  get counts(): Map<number, number> {
    return new Map([...this.#reports].map(([no, { count }]) => [no, count]))
  }

  /** How many watch at relays. */
  get viewerCount(): number {
    return [...this.#reports.values()].reduce((sum, { count }) => sum + count, 0)
  }

  /** What those at relays look at; some of it more than once. */
  get follows(): FollowTarget[] {
    return [...this.#reports.values()].flatMap(({ follows }) => follows)
  }

  /** Takes what a relay says of itself; one with nobody is forgotten. */
  record(no: number, report: RelayReport): void {
    if (report.count > 0) {
      this.#reports.set(no, report)
      this.#kv.put(KEY + no, report)
    } else {
      this.#reports.delete(no)
      this.#kv.delete(KEY + no)
    }
  }

  /** A relay that begins is told all from now on, though nobody has come in yet. */
  begin(no: number): void {
    this.#starts.set(no, (this.#starts.get(no) ?? 0) + 1)
    if (!this.#reports.has(no)) this.record(no, { count: 1, follows: [] })
  }

  pass(entries: LogEntry[]): void {
    for (const no of this.#reports.keys()) this.#channel(no).send(...entries)
  }

  /** Those at relays are sent away. */
  shut(): void {
    for (const no of this.#reports.keys()) this.#channel(no).send({ isShut: true })
  }

  /** To relays alone where somebody looks at the board. */
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
      stub ??= this.#stub(no)
      const count = await stub.pass(JSON.stringify(items), this.#total()).catch((error: unknown) => {
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

const covers = (target: FollowTarget, { r, n, b }: BoardRef): boolean =>
  target.r === r && (!('b' in target) || (target.n === n && target.b === b))
