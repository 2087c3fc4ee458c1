import { Server, type Connection, type ConnectionContext, type WSMessage } from 'partyserver'
import type { LiveEvent } from '#core/match/live.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { ADMITTED_FOR, Admission, shut } from '#party/admission.ts'
import { Broadcaster } from '#party/broadcaster.ts'
import { entrances } from '#party/entrances.ts'
import { changesMore, hadOnlyResults, isVersioned, missedTexts } from '#party/event-log.ts'
import { Followers } from '#party/followers.ts'
import { roomIntervals } from '#party/intervals.ts'
import { MessageRateLimit } from '#party/rate-limit.ts'
import { Relays, type RelayReport, type RelayWelcome } from '#party/relays.ts'
import { roomPlace } from '#party/site-counter.ts'
import { connectionTags, IDENTITY_HEADERS, openSocket, PING, PONG } from '#party/sockets.ts'
import { StoredLog } from '#party/stored-log.ts'
import { Throttle } from '#party/throttle.ts'
import { ABSENT, VersionCache, type KnownVersion } from '#party/version-cache.ts'
import { Viewers } from '#party/viewers.ts'
import { logError } from '#party/log.ts'
import { open } from '../data/db.ts'
import * as tournaments from '../data/tournaments.ts'
import { listAdmitted } from '../data/viewers.ts'
import type { Bindings } from '../env.ts'
import type { Answers } from './answers.ts'
import { noteArbiter } from './arbiters-at-desk.ts'
import type { RunningAnswer } from './followed-boards.ts'
import { isOfRoom, RunningBoards } from './running-boards.ts'
import { siteCounter } from './site-counter.ts'

/**
 * The Durable Object of a tournament: broadcasts its changes, and polls its linked matches. There is one per tournament,
 * so no match is polled twice. It stores the latest changes and short-lived counts; all lasting data is in D1.
 */
export class TournamentRoom extends Server<Bindings> implements Answers<'TournamentRoom'> {
  static override options = { hibernate: true }

  #intervals = roomIntervals(this.env)
  #rateLimit = new MessageRateLimit()
  #log = new StoredLog(this.ctx.storage.sql)
  #relays = new Relays({
    kv: this.ctx.storage.kv,
    stub: (no) => this.env.TournamentRelay.getByName(`${this.name}/${no}`),
    total: () => this.#viewers.count.total,
  })
  #reports = new Throttle(this.#intervals.report, () => {
    const reported = siteCounter(this.env).report(roomPlace(this.name), this.#viewers.count.total)
    this.ctx.waitUntil(reported.catch(logError))
  })
  #viewers = new Viewers(this.ctx, {
    elsewhere: () => this.#relays.viewerCount,
    onCount: () => this.#reports.run(),
    prepare: (since) => this.#prepare(since),
    missed: (since) => missedTexts(this.#log, since, this.#broadcaster.sent),
    intervals: this.#intervals,
  })
  #admission = new Admission({
    connections: (tag) => this.getConnections(tag),
    loadAdmitted: (sessions) => listAdmitted(open(this.env.DB), this.name, sessions, Date.now()),
    now: () => Date.now(),
  })
  #broadcaster = new Broadcaster({
    log: this.#log,
    kv: this.ctx.storage.kv,
    send: (entries) => {
      this.#viewers.broadcast(entries.map(({ text }) => text))
      this.#relays.pass(entries)
    },
    intervals: this.#intervals,
  })
  #version = new VersionCache({
    load: () => tournaments.findStanding(open(this.env.DB), this.name),
    onRead: ({ version, isPublic }) => {
      if (!isPublic) this.#relays.shut()
      this.#admission.setPublic(isPublic)
      this.#broadcaster.expect(version)
    },
    now: () => Date.now(),
  })
  #running = new RunningBoards({
    room: { env: () => this.env, tournament: () => this.name, ctx: this.ctx },
    followers: () => this.#followers,
    relays: this.#relays,
    isWatched: () => this.#viewers.count.total > 0,
    publish: (events) => this.#publish(events),
    onRead: (version) => {
      this.#broadcaster.expect(version)
      this.#version.raise(version)
    },
    period: this.#intervals.gather,
  })
  #following: Followers<Connection> | undefined

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    this.#broadcaster.resume()
  }

  /** The tournament's version, or `ABSENT`, from memory; compared with D1 at most once a minute. */
  async version(): Promise<KnownVersion> {
    return this.#version.get(MINUTE)
  }

  /** The version, and the relays that new viewers connect to; none if they connect here. */
  async standing(): Promise<{ version: KnownVersion; relays: number[] }> {
    return { version: await this.version(), relays: entrances(this.#viewers.count.own, this.#relays.counts) }
  }

  /** Whether only results and announcements followed a version, which can't turn the tournament private. */
  hadOnlyResults(since: number): boolean {
    const version = this.#version.known ?? this.#broadcaster.sent
    return version !== ABSENT && hadOnlyResults(this.#log, since, version)
  }

  /** Broadcasts saved changes. */
  async publish(events: LiveEvent | LiveEvent[]): Promise<void> {
    this.#running.expire()
    await this.#publish([events].flat())
  }

  /** The number of viewers, here and at relays. */
  watching(): number {
    return this.#viewers.count.total
  }

  /** Makes the room poll its linked matches. Only a daily match’s alarm is so far away that it can’t be waited for. */
  async wake(): Promise<void> {
    await this.#wakeBy(Date.now(), 16 * MINUTE)
  }

  /** Polls one match or all now; a match polled within the second is not polled again. */
  async pollNow(round?: number, no?: number): Promise<void> {
    await this.#running.pollNow(round, no)
    await this.#wakeBy(Date.now())
  }

  /** Polls a match for a visitor unless that was just done; returns the time of the poll in milliseconds. */
  async syncFor(round: number, no: number): Promise<number | undefined> {
    if (this.#running.needsPoll(round, no)) await this.pollNow(round, no)
    return this.#running.polledAt(round, no)
  }

  /** Running games and line-up of a match, which are not saved; below, those of each watched match of a round. */
  running(round: number, no: number): RunningAnswer | undefined {
    return this.#running.ofMatch(round, no)
  }

  runningOfRound(round: number): (RunningAnswer & { no: number })[] {
    return this.#running.ofRound(round)
  }

  /** Notes that an arbiter has the desk open; returns the usernames of all arbiters who have it open. */
  noteArbiter(username: string): string[] {
    return noteArbiter(this.ctx.storage, username, Date.now())
  }

  /** Registers a relay, which gets every change from now on. */
  async joinRelay(no: number): Promise<RelayWelcome> {
    await this.version()
    this.#relays.join(no)
    const [told, total] = [this.#broadcaster.sent, this.#viewers.count.total]
    return { told, log: this.#log.between(0, told), total, isPublic: this.#admission.isPublic }
  }

  /** Stores a relay's report; returns the total number of viewers. */
  async reportRelay(no: number, report: RelayReport): Promise<number> {
    this.#relays.record(no, report)
    this.#reports.run()
    this.#viewers.count.changed()
    if (report.follows.length > 0) await this.wake()
    return this.#viewers.count.total
  }

  override async fetch(request: Request): Promise<Response> {
    if (isOfRoom(request)) {
      await this.__unsafe_ensureInitialized()
      const { response, due } = await this.#running.answer(request)
      if (due !== undefined) await this.#wakeBy(due)
      return response
    }
    // The tournament may have become public without an event reaching this room: read D1 before refusing a viewer.
    if (!this.#admission.isPublic && !request.headers.has(IDENTITY_HEADERS.session))
      await this.#version.get(this.#intervals.recheck).catch(logError)
    return openSocket(request, this.ctx, {
      start: () => this.__unsafe_ensureInitialized(),
      accept: (accepted) => super.fetch(accepted),
    })
  }

  override getConnectionTags(connection: Connection, { request }: ConnectionContext): string[] {
    return connectionTags(connection, request)
  }

  /** Greeting reads the version, which may show that the tournament has turned private. */
  override async onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    if (this.#admission.admits(connection)) await this.#viewers.greet(connection, request)
    if (!this.#admission.admits(connection)) shut(connection)
  }

  override onMessage(connection: Connection, message: WSMessage): void {
    if (!this.#rateLimit.accepts(connection, message, Date.now())) return
    if (this.#followers.handle(connection, message)) this.ctx.waitUntil(this.wake())
  }

  override onClose(connection: Connection): void {
    this.#followers.remove(connection)
    this.#viewers.leave(connection)
  }

  override onError(connection: Connection): void {
    this.onClose(connection)
  }

  override async onAlarm(): Promise<void> {
    const began = Date.now()
    await this.#admission.check(0)
    const next = await this.#running.turn()
    const due = Math.min(next ?? Infinity, this.#admission.hasSessions ? began + ADMITTED_FOR : Infinity)
    if (due < Infinity) await this.ctx.storage.setAlarm(Math.max(due, began + SECOND))
  }

  /** Sets the alarm for a time, unless it is due before that. */
  async #wakeBy(due: number, slack = 0): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm()
    if (alarm === null || alarm > due + slack) await this.ctx.storage.setAlarm(due)
  }

  async #publish(events: LiveEvent[]): Promise<void> {
    const changes = events.filter(isVersioned)
    // The change may make the tournament private or public: read that now, or when the next viewer comes.
    if (changes.some(changesMore)) {
      this.#version.expire()
      if (this.#viewers.count.total > 0) await this.#version.read().catch(logError)
    }
    await this.#admission.check(ADMITTED_FOR)
    if (changes.length > 0) this.#version.raise(Math.max(...changes.map(({ v }) => v)))
    if (await this.#running.see(changes)) await this.#wakeBy(Date.now())
    this.#broadcaster.publish(changes)
  }

  async #prepare(since: number | undefined): Promise<void> {
    const isAhead = since !== undefined && this.#version.isBelow(since)
    if (since !== undefined) await this.#version.get(isAhead ? this.#intervals.recheck : MINUTE)
    if (!this.#admission.hasSessions) return
    await this.#wakeBy(Date.now() + ADMITTED_FOR)
  }

  get #followers(): Followers<Connection> {
    return (this.#following ??= new Followers(this.getConnections()))
  }
}
