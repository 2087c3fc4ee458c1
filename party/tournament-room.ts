import type { Connection } from 'partyserver'
import type { CountEvent, LiveEvent, MovesEvent, StaleEvent } from '#core/contract/live.ts'
import { Followers, type Followed } from './followers.ts'
import { Gallery } from './gallery.ts'
import { Missed, type Happening } from './missed.ts'
import { parseTournamentRequest } from './tournament-request.ts'

const SECOND = 1000
const TRUSTED = 60 * SECOND
// A change that D1 has and nobody told of yet is most likely on its way.
const ON_ITS_WAY = 2 * SECOND

/**
 * One per tournament. It tells everyone looking what changed, and keeps nothing that D1 does not know: the version and
 * the last few changes are only remembered.
 */
export abstract class Room<Env extends Cloudflare.Env = Cloudflare.Env> extends Gallery<Env> {
  #missed = new Missed()
  #following: Followers<Connection> | undefined
  #version: number | undefined
  #told = 0
  #checkedAt = 0
  #checking: Promise<number> | undefined

  /** The tournament's version by D1; 0 when there is no such tournament. */
  protected abstract storedVersion(): Promise<number>

  /** The tournament's version: from memory, compared with D1 at most once a minute. */
  async version(): Promise<number> {
    return this.#known(TRUSTED)
  }

  /** Says what changed, after it was saved. */
  async tell(told: LiveEvent | LiveEvent[]): Promise<void> {
    for (const event of [told].flat()) {
      if (isHappening(event)) {
        this.#missed.keep(event)
        this.#told = Math.max(this.#told, event.v)
        this.#version = Math.max(this.#version ?? 0, event.v)
      }
      this.broadcast(JSON.stringify(event))
    }
  }

  /** Sees to it that the room looks at its linked matches. */
  async watch(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now())
  }

  protected override countFrame(count: number): CountEvent {
    return { type: 'online', count }
  }

  protected override async greet(visitor: Connection, since: number | undefined): Promise<void> {
    if (since === undefined) return
    // Who is ahead of the room's memory knows better.
    const version = await this.#known(since > (this.#version ?? 0) ? SECOND : TRUSTED)
    if (since >= version) return
    for (const event of this.#missed.between(since, version) ?? [stale(version)]) visitor.send(JSON.stringify(event))
  }

  protected override hear(visitor: Connection, message: string): void {
    const said = parseTournamentRequest(message)
    if (said?.type === 'leave') this.#followers.leave(visitor)
    if (said?.type !== 'follow') return
    this.#followers.follow(visitor, said)
    this.ctx.waitUntil(this.watch())
  }

  override onClose(visitor: Connection): void {
    this.#followers.forget(visitor)
    super.onClose(visitor)
  }

  override onError(visitor: Connection): void {
    this.#followers.forget(visitor)
    super.onError(visitor)
  }

  /** The boards that somebody looks at. */
  protected followed(): Followed[] {
    return this.#followers.boards()
  }

  /** Says something to those who look at a board. */
  protected tellFollowers(board: Followed, event: MovesEvent): void {
    const frame = JSON.stringify(event)
    for (const visitor of this.#followers.of(board)) {
      if (visitor.readyState === WebSocket.READY_STATE_OPEN) visitor.send(frame)
    }
  }

  get #followers(): Followers<Connection> {
    return (this.#following ??= new Followers(this.getConnections()))
  }

  /** The version, compared with D1 when it was not for so long; many who ask at once make one question. */
  #known(trusted: number): number | Promise<number> {
    if (this.#version !== undefined && Date.now() < this.#checkedAt + trusted) return this.#version
    return (this.#checking ??= this.#check().finally(() => (this.#checking = undefined)))
  }

  async #check(): Promise<number> {
    const stored = await this.storedVersion()
    this.#checkedAt = Date.now()
    return this.learn(stored)
  }

  /** Takes the version that D1 has. If no word of it comes, those who watch are told to look for themselves. */
  protected learn(stored: number): number {
    if (this.#version === undefined) this.#told = Math.max(this.#told, stored)
    else if (stored > this.#told) setTimeout(() => this.#makeGood(stored), ON_ITS_WAY)
    return (this.#version = Math.max(this.#version ?? 0, stored))
  }

  /** A change was saved and its word got lost: everyone must look for themselves. */
  #makeGood(version: number): void {
    if (this.#told >= version) return
    this.#told = version
    this.broadcast(JSON.stringify(stale(version)))
  }
}

const stale = (v: number): StaleEvent => ({ type: 'stale', v })

const isHappening = (event: LiveEvent): event is Happening => event.type !== 'online' && event.type !== 'stale'
