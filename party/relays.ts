import type { BoardRef, FollowTarget } from '#core/match/live.ts'
import type { LogEntry } from './event-log.ts'
import { covers, gathers } from './followers.ts'
import { RelayChannel } from './relay-channel.ts'
import type { KeyValues } from './storage.ts'

/** A relay's report: its number of viewers, and the boards and rounds that they follow. */
export interface RelayReport {
  count: number
  follows: FollowTarget[]
}

/**
 * An item that a room sends to a relay: a change, moves on a board, gathered moves of a round, or the notice that the
 * tournament is private now.
 */
export type PassedItem =
  | LogEntry
  | { board: BoardRef; text: string }
  | { round: number; text: string }
  | { isShut: true }

/**
 * The room's answer to a relay that joins: the version broadcast last (`told`), the log up to it, and the total number
 * of viewers.
 */
export interface RelayWelcome {
  told: number
  log: LogEntry[]
  total: number
  /** Whether the tournament is public. Relays serve anonymous viewers only. */
  isPublic: boolean
}

/** The method of a relay that its room calls. `list` is JSON: text is cheaper to pass than objects. */
interface RelayStub {
  pass(list: string, total: number): Promise<number>
}

interface RelaysOptions {
  kv: KeyValues
  stub: (no: number) => RelayStub
  /** Total number of viewers, at the room and its relays. */
  total: () => number
}

const KEY = 'relay:'

/**
 * A room's relays by number: the last report of each, stored so that it outlives hibernation, and the channel to it.
 */
export class Relays {
  #options: RelaysOptions
  #reports: Map<number, RelayReport>
  /** Number of joins per relay: an answer to a call from before the last join is out of date. */
  #starts = new Map<number, number>()
  #channels = new Map<number, RelayChannel<PassedItem>>()

  constructor(options: RelaysOptions) {
    this.#options = options
    const stored = options.kv.list<RelayReport>({ prefix: KEY })
    this.#reports = new Map(Array.from(stored, ([key, report]) => [Number(key.slice(KEY.length)), report]))
  }

  /** Viewers of each relay, by its number. */
  get counts(): Map<number, number> {
    return new Map([...this.#reports].map(([no, { count }]) => [no, count]))
  }

  /** Viewers connected to relays. */
  get viewerCount(): number {
    return [...this.#reports.values()].reduce((sum, { count }) => sum + count, 0)
  }

  /** Targets that viewers at relays follow, possibly with duplicates. */
  get follows(): FollowTarget[] {
    return [...this.#reports.values()].flatMap(({ follows }) => follows)
  }

  /** Stores a relay's report; forgets a relay without viewers. */
  record(no: number, report: RelayReport): void {
    if (report.count > 0) {
      this.#reports.set(no, report)
      this.#options.kv.put(KEY + no, report)
    } else {
      this.#reports.delete(no)
      this.#options.kv.delete(KEY + no)
    }
  }

  /** From now on the relay gets everything, although it has no viewer yet. */
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

  /** Passes moves to relays with a viewer who follows the board. */
  passMoves(board: BoardRef, text: string): void {
    for (const [no, { follows }] of this.#reports) {
      if (follows.some((target) => covers(target, board))) this.#channel(no).send({ board, text })
    }
  }

  /** Passes gathered moves to relays with a viewer who follows the round. */
  passPlies(round: number, text: string): void {
    for (const [no, { follows }] of this.#reports) {
      if (follows.some((target) => gathers(target, round))) this.#channel(no).send({ round, text })
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
