import { Server, type Connection, type ConnectionContext, type WSMessage } from 'partyserver'
import { shut } from '#party/admission.ts'
import { Followers } from '#party/followers.ts'
import { roomIntervals } from '#party/intervals.ts'
import { MessageRateLimit } from '#party/rate-limit.ts'
import { Relay } from '#party/relay.ts'
import { connectionTags, openSocket, PING, PONG } from '#party/sockets.ts'
import { Viewers } from '#party/viewers.ts'
import type { Bindings } from '../env.ts'
import type { Answers } from './answers.ts'

/**
 * A Durable Object that serves a part of a tournament's viewers: it passes on what the tournament's room broadcasts. It
 * has no alarm and reads nothing from D1. Its name is the tournament's id and its own number: `cup/3`.
 */
export class TournamentRelay extends Server<Bindings> implements Answers<'TournamentRelay'> {
  static override options = { hibernate: true }

  #intervals = roomIntervals(this.env)
  #rateLimit = new MessageRateLimit()
  #viewers = new Viewers(this.ctx, {
    elsewhere: () => this.#relay.elsewhere,
    onCount: (count) => this.#relay.countChanged(count),
    prepare: () => this.#relay.prepare(),
    missed: (since) => this.#relay.missed(since),
    intervals: this.#intervals,
  })
  #relay = new Relay({
    room: () => this.env.TournamentRoom.getByName(this.name.slice(0, this.name.lastIndexOf('/'))),
    no: () => Number(this.name.slice(this.name.lastIndexOf('/') + 1)),
    kv: this.ctx.storage.kv,
    broadcast: (texts) => this.#viewers.broadcast(texts),
    sendMoves: (board, text) => this.#followers.send(board, text),
    sendPlies: (round, text) => this.#followers.sendPlies(round, () => text),
    shut: () => [...this.getConnections()].forEach(shut),
    viewers: () => ({ count: this.#viewers.count.own, follows: this.#followers.targets }),
    onElsewhere: () => this.#viewers.count.changed(),
    waitUntil: (work) => this.ctx.waitUntil(work),
    intervals: this.#intervals,
  })
  #following: Followers<Connection> | undefined

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /**
   * Takes items that the room broadcast, as a JSON list, and the total number of viewers; returns the number connected
   * here.
   */
  pass(list: string, total: number): Promise<number> {
    return this.#relay.pass(list, total)
  }

  override fetch(request: Request): Promise<Response> {
    return openSocket(request, this.ctx, {
      start: () => this.__unsafe_ensureInitialized(),
      accept: (accepted) => super.fetch(accepted),
    })
  }

  override getConnectionTags(connection: Connection, { request }: ConnectionContext): string[] {
    return connectionTags(connection, request)
  }

  override onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    return this.#viewers.greet(connection, request)
  }

  override onMessage(connection: Connection, message: WSMessage): void {
    if (!this.#rateLimit.accepts(connection, message, Date.now())) return
    if (this.#followers.handle(connection, message)) this.#relay.followsChanged()
  }

  override onClose(connection: Connection): void {
    const had = this.#followers.targets.length
    this.#followers.remove(connection)
    if (this.#followers.targets.length < had) this.#relay.followsChanged()
    this.#viewers.leave(connection)
  }

  override onError(connection: Connection): void {
    this.onClose(connection)
  }

  get #followers(): Followers<Connection> {
    return (this.#following ??= new Followers(this.getConnections()))
  }
}
