import type { LiveEvent, MovesEvent, BoardRef } from '#core/match/live.ts'
import { entrances } from './entrances.ts'
import { logEntry, missedTexts, staleEvent, type LogEntry, type VersionedEvent } from './event-log.ts'
import { isBoard } from './followers.ts'
import { GuardedRoom } from './guarded-room.ts'
import { Relays, type RelayReport, type RelayStub, type RelayWelcome } from './relays.ts'
import { Seldom } from './seldom.ts'
import { StoredLog } from './stored-log.ts'
import { ToldInOrder } from './told-in-order.ts'

const SECOND = 1000
/** Under this a room remembers the last version that it told. */
const TOLD = 'told'
/** Of what may have hidden something: more than results and announcements. */
const NEWS = /^\{"type":"(round|stale)"/
const isNews = ({ type }: VersionedEvent): boolean => type === 'round' || type === 'stale'
const VERSION_TTL = 60 * SECOND
/** How long those who watch a private tournament are taken to be its people still. */
export const ADMITTED_FOR = 4 * SECOND

/** What D1 says of a tournament to its room. */
export interface Standing {
  version: number
  /** Whether everybody may see it. */
  isPublic: boolean
}

/**
 * One per tournament. It tells everyone looking what changed, in order, and through relays where they are many. It keeps
 * nothing that D1 does not know, but the last few hundred changes, for those who come back.
 */
export abstract class TournamentRoomBase<Env extends Cloudflare.Env = Cloudflare.Env> extends GuardedRoom<Env> {
  #log = new StoredLog(this.ctx.storage)
  #relays = new Relays(
    this.ctx.storage,
    (no) => this.relay(no),
    () => this.viewerCount(),
  )
  #telling = new ToldInOrder(
    {
      keep: (entries) => this.#log.append(entries),
      kept: (since, to) => this.#log.between(since, to),
      tell: (entries, told) => this.#tellAll(entries, told),
    },
    this.ctx.storage.kv.get<number>(TOLD),
  )
  #reporting = new Seldom(this.intervals.report, () => this.ctx.waitUntil(this.#reportCount()))
  #version: number | undefined
  #checkedAt = 0
  #checking: Promise<number> | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    // What the room was about to tell when it ended.
    if (this.#told !== undefined) this.#telling.add(this.#log.between(this.#told))
  }

  /** The relay of this number. */
  protected abstract relay(no: number): RelayStub

  /** What D1 says of the tournament; version 0 when there is none. */
  protected abstract loadStanding(): Promise<Standing>

  /** Says to the site how many watch. */
  protected abstract reportCount(count: number): Promise<unknown>

  /** The tournament's version: from memory, compared with D1 at most once a minute. */
  async version(): Promise<number> {
    return this.#known(VERSION_TTL)
  }

  /** The version, and the numbers of the relays by which newcomers enter; none when they enter here. */
  async standing(): Promise<{ version: number; relays: number[] }> {
    return { version: await this.version(), relays: entrances(this.ownCount(), this.#relays.counts) }
  }

  /** Whether nothing but results and announcements came after a version, as far as this room knows: they hide nothing. */
  hadOnlyResults(since: number): boolean {
    const version = this.#version ?? since
    const known = this.#log.between(since, version)
    return known.length >= version - since && known.every(({ text }) => !NEWS.test(text))
  }

  /** Says what changed, after it was saved. */
  async publish(events: LiveEvent | LiveEvent[]): Promise<void> {
    const versioned = [events].flat().filter(isVersioned)
    // Who may see it may have changed with it: where nobody watches, that is asked for whoever comes next.
    if (versioned.some(isNews)) {
      this.#checkedAt = 0
      if (this.viewerCount() > 0) await this.#check().catch(console.error)
    }
    await this.closeToStrangers(ADMITTED_FOR)
    this.#add(versioned)
  }

  /** How many watch, here and at relays. */
  watching(): number {
    return this.viewerCount()
  }

  /** A relay begins, and is told all from now on. */
  async joinRelay(no: number): Promise<RelayWelcome> {
    await this.version()
    this.#relays.begin(no)
    const log = this.#log.between(0, this.#told)
    return { told: this.#told ?? 0, log, total: this.viewerCount(), isPublic: this.isPublic }
  }

  /** Takes what a relay says of those who are there; returns how many watch in all. */
  async reportRelay(no: number, report: RelayReport): Promise<number> {
    this.#relays.record(no, report)
    this.noteCount()
    if (report.follows.length > 0) await this.wake()
    return this.viewerCount()
  }

  /** Sees to it that the room looks at its linked matches. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now())
  }

  protected override async prepare(since: number | undefined): Promise<void> {
    // The client has a newer version than the room: compare with D1.
    if (since !== undefined) await this.#known(since > (this.#version ?? 0) ? this.intervals.recheck : VERSION_TTL)
  }

  protected override async checkPublic(): Promise<void> {
    await this.#known(this.intervals.recheck)
  }

  protected override missed(since: number): string[] {
    const told = this.#told ?? 0
    return missedTexts(this.#log.between(since, told), since, told)
  }

  protected override get elsewhere(): number {
    return this.#relays.viewerCount
  }

  protected override noteCount(): boolean {
    this.#reporting.act()
    return super.noteCount()
  }

  async #reportCount(): Promise<void> {
    await this.reportCount(this.viewerCount()).catch((error: unknown) => console.error(error))
  }

  protected override onFollow(): void {
    this.ctx.waitUntil(this.wake())
  }

  /** The boards that somebody looks at by themselves. */
  protected followedBoards(): BoardRef[] {
    return unique([...this.followers.boards(), ...this.#relays.follows.filter(isBoard)])
  }

  /** The rounds of which somebody looks at every board. */
  protected followedRounds(): number[] {
    const atRelays = this.#relays.follows.flatMap((target) => (isBoard(target) ? [] : [target.r]))
    return unique([...this.followers.rounds(), ...atRelays])
  }

  /** Says something to those who look at a board. */
  protected sendToFollowers(board: BoardRef, event: MovesEvent): void {
    const text = JSON.stringify(event)
    this.tellFollowers(board, text)
    this.#relays.passMoves(board, text)
  }

  get #told(): number | undefined {
    return this.#telling.told
  }

  #add(events: VersionedEvent[]): void {
    if (events.length === 0) return
    const entries = events.filter(({ v }) => v > (this.#told ?? 0) || !this.#log.has(v)).map(logEntry)
    this.#version = Math.max(this.#version ?? 0, ...events.map(({ v }) => v))
    this.#telling.add(entries)
  }

  /** A write keeps what is sent after it waiting: it comes last. */
  #tellAll(entries: LogEntry[], told: number): void {
    this.tell(entries.map(({ text }) => text))
    this.#relays.pass(entries)
    this.#log.append(entries)
    this.ctx.storage.kv.put(TOLD, told)
  }

  /** The version, compared with D1 when it was not for so long; many who ask at once make one question. */
  #known(trusted: number): number | Promise<number> {
    if (this.#version !== undefined && Date.now() < this.#checkedAt + trusted) return this.#version
    return (this.#checking ??= this.#check().finally(() => (this.#checking = undefined)))
  }

  async #check(): Promise<number> {
    const { version, isPublic } = await this.loadStanding()
    this.#checkedAt = Date.now()
    if (!isPublic) this.#relays.shut()
    this.setPublic(isPublic)
    return this.adoptVersion(version)
  }

  /** Takes the version that D1 has. If no word of it comes, those who watch are told to look for themselves. */
  protected adoptVersion(stored: number): number {
    this.#telling.told ??= stored
    if (stored > this.#telling.told) setTimeout(() => this.#makeGood(stored), this.intervals.publishGrace)
    return (this.#version = Math.max(this.#version ?? 0, stored))
  }

  /** A saved change was never published: tell all clients to refetch. */
  #makeGood(version: number): void {
    if (version > (this.#told ?? 0)) this.#add([staleEvent(version)])
  }
}

const isVersioned = (event: LiveEvent): event is VersionedEvent => event.type !== 'online'

const unique = <Item>(items: Item[]): Item[] => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
