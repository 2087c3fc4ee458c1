import type { Connection } from 'partyserver'
import type { ViewerCountEvent, LiveEvent, MovesEvent, StaleEvent, BoardRef } from '#core/match/live.ts'
import { Followers } from './followers.ts'
import { CLOSE_SIGNED_OUT, KNOWN_TAG, LiveRoom, sessionTag } from './live-room.ts'
import { ReplayBuffer, type VersionedEvent } from './replay-buffer.ts'
import { parseTournamentRequest } from './tournament-request.ts'

const SECOND = 1000
const VERSION_TTL = 60 * SECOND
// How long a version that D1 has may stay unpublished before its events count as lost.
const PUBLISH_GRACE = 2 * SECOND
/** How long those who watch a private tournament are taken to be its people still. */
export const ADMITTED_FOR = 4 * SECOND

/**
 * One per tournament. It tells everyone looking what changed, and keeps nothing that D1 does not know: the version and
 * the last few changes are only remembered.
 */
export abstract class TournamentRoomBase<Env extends Cloudflare.Env = Cloudflare.Env> extends LiveRoom<Env> {
  #missed = new ReplayBuffer()
  #following: Followers<Connection> | undefined
  #version: number | undefined
  #told = 0
  #checkedAt = 0
  #admittedAt = 0
  #checking: Promise<number> | undefined

  /** Of these sessions those that hold and may see the tournament; undefined where everybody may. */
  protected abstract loadAdmitted(sessions: string[]): Promise<Set<string> | undefined>

  /** The tournament's version by D1; 0 when there is no such tournament. */
  protected abstract loadVersion(): Promise<number>

  /** The tournament's version: from memory, compared with D1 at most once a minute. */
  async version(): Promise<number> {
    return this.#known(VERSION_TTL)
  }

  /** Whether nothing but results and announcements came after a version, as far as this room knows: they hide nothing. */
  hadOnlyResults(since: number): boolean {
    const version = this.#version ?? since
    return this.#missed.between(since, version)?.every(({ type }) => type !== 'round') ?? false
  }

  /** Says what changed, after it was saved. */
  async publish(events: LiveEvent | LiveEvent[]): Promise<void> {
    await this.closeToStrangers(ADMITTED_FOR)
    for (const event of [events].flat()) {
      if (isVersioned(event)) {
        this.#missed.append(event)
        this.#told = Math.max(this.#told, event.v)
        this.#version = Math.max(this.#version ?? 0, event.v)
      }
      this.broadcast(JSON.stringify(event))
    }
  }

  /** Whether somebody watches a private tournament: whether they still may is asked every few seconds, and before they are told anything. */
  protected get isGuarded(): boolean {
    return this.#sessions().length > 0
  }

  /** Closes the sockets of who may not see the tournament any more: a session that ended, a right that was lost. */
  protected async closeToStrangers(maxAge: number): Promise<void> {
    const sessions = this.#sessions()
    if (sessions.length === 0 || Date.now() < this.#admittedAt + maxAge) return
    this.#admittedAt = Date.now()
    const admitted = await this.loadAdmitted(sessions)
    if (!admitted) return
    for (const connection of this.getConnections()) {
      const handle = sessionOf(connection)
      if (handle === undefined || !admitted.has(handle)) connection.close(CLOSE_SIGNED_OUT, 'Signed out.')
    }
  }

  #sessions = (): string[] => [...this.getConnections(KNOWN_TAG)].flatMap((connection) => sessionOf(connection) ?? [])

  /** Sees to it that the room looks at its linked matches. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now())
  }

  protected override countEvent(count: number): ViewerCountEvent {
    return { type: 'online', count }
  }

  protected override async onJoin(connection: Connection, since: number | undefined): Promise<void> {
    if (since === undefined) return
    // The client has a newer version than the room: compare with D1.
    const version = await this.#known(since > (this.#version ?? 0) ? SECOND : VERSION_TTL)
    if (since >= version) return
    for (const event of this.#missed.between(since, version) ?? [staleEvent(version)])
      connection.send(JSON.stringify(event))
  }

  protected override onText(connection: Connection, message: string): void {
    const request = parseTournamentRequest(message)
    if (request?.type === 'leave') this.#followers.unfollow(connection)
    if (request?.type !== 'follow') return
    this.#followers.follow(connection, request)
    this.ctx.waitUntil(this.wake())
  }

  override onClose(connection: Connection): void {
    this.#followers.remove(connection)
    super.onClose(connection)
  }

  override onError(connection: Connection): void {
    this.#followers.remove(connection)
    super.onError(connection)
  }

  /** The boards that somebody looks at by themselves. */
  protected followedBoards(): BoardRef[] {
    return this.#followers.boards()
  }

  /** The rounds of which somebody looks at every board. */
  protected followedRounds(): number[] {
    return this.#followers.rounds()
  }

  /** Says something to those who look at a board. */
  protected sendToFollowers(board: BoardRef, event: MovesEvent): void {
    const frame = JSON.stringify(event)
    for (const connection of this.#followers.followersOf(board)) {
      if (connection.readyState === WebSocket.READY_STATE_OPEN) connection.send(frame)
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
    const stored = await this.loadVersion()
    this.#checkedAt = Date.now()
    return this.adoptVersion(stored)
  }

  /** Takes the version that D1 has. If no word of it comes, those who watch are told to look for themselves. */
  protected adoptVersion(stored: number): number {
    if (this.#version === undefined) this.#told = Math.max(this.#told, stored)
    else if (stored > this.#told) setTimeout(() => this.#makeGood(stored), PUBLISH_GRACE)
    return (this.#version = Math.max(this.#version ?? 0, stored))
  }

  /** A saved change was never published: tell all clients to refetch. */
  #makeGood(version: number): void {
    if (this.#told >= version) return
    this.#told = version
    this.broadcast(JSON.stringify(staleEvent(version)))
  }
}

/** The session of a connection that the Worker said: it says so in private tournaments alone. */
const sessionOf = ({ tags }: Connection): string | undefined =>
  tags.find((tag) => tag.startsWith(sessionTag('')))?.slice(sessionTag('').length)

const staleEvent = (v: number): StaleEvent => ({ type: 'stale', v })

const isVersioned = (event: LiveEvent): event is VersionedEvent => event.type !== 'online' && event.type !== 'stale'
