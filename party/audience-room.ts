import type { Connection, ConnectionContext } from 'partyserver'
import type { ViewerCountEvent } from '#core/match/live.ts'
import { shouldBroadcastCount } from './count-throttle.ts'
import { LiveRoom, PLAIN_TAG, visitorTag } from './live-room.ts'

/** A live room that tells everybody in it what happened, in order, and how many they are, at most once a second (`intervals.count`). */
export abstract class AudienceRoom<Env extends Cloudflare.Env = Cloudflare.Env> extends LiveRoom<Env> {
  /** Those who are not told yet what they missed: nothing newer may come before it. */
  #arriving = new Set<WebSocket>()
  /** Open sockets by their browser, counted when first needed: sleep forgets it. */
  #viewers: Map<string, number> | undefined
  #changes = 0
  #broadcastAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A visitor came who has a version: sees to it that it is known what they missed. */
  protected abstract prepare(since: number | undefined): void | Promise<void>

  /** What somebody missed who has this version, as texts. */
  protected abstract missed(since: number): string[]

  /** How many watch elsewhere. */
  protected get elsewhere(): number {
    return 0
  }

  /** Fewer or more came in by this room. */
  protected onCount(_count: number): void {
    // Some tell it on.
  }

  /** How many watch here. */
  protected ownCount(): number {
    return (this.#viewers ??= this.#countOpen()).size
  }

  /** How many watch now. */
  protected viewerCount(): number {
    return this.ownCount() + this.elsewhere
  }

  /** Tells everybody what happened, in order: in one frame who reads lists, one by one all others. */
  protected tell(texts: string[]): void {
    const list = texts.length === 1 ? texts[0]! : `[${texts.join()}]`
    const plain = new Set(this.ctx.getWebSockets(PLAIN_TAG))
    for (const socket of this.ctx.getWebSockets()) {
      if (this.#arriving.has(socket)) continue
      if (plain.has(socket)) for (const text of texts) send(socket, text)
      else send(socket, list)
    }
  }

  override async onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    this.#arriving.add(connection)
    try {
      if (!this.#countChange(connection, 1)) connection.send(JSON.stringify(countEvent(this.viewerCount())))
      const { searchParams } = new URL(request.url)
      const since = searchParams.get('since')
      await this.prepare(since === null ? undefined : Number(since))
      const texts = since === null ? [] : this.missed(Number(since))
      const frames = searchParams.has('list') && texts.length > 1 ? [`[${texts.join()}]`] : texts
      for (const text of frames) send(connection, text)
    } catch (error) {
      // Thrown any further, its stack would be sent to the visitor.
      console.error(error)
      connection.close(1011, 'Live updates are unavailable right now.')
    } finally {
      this.#arriving.delete(connection)
    }
  }

  protected override onLeave(connection: Connection): void {
    this.#countChange(connection, -1)
    super.onLeave(connection)
  }

  /** Counts a change; returns whether everyone is told, now or within the interval. */
  #countChange(connection: Connection, by: 1 | -1): boolean {
    const before = this.#viewers?.size
    if (this.#viewers) addTo(this.#viewers, visitorOf(connection.tags), by)
    else this.#viewers = this.#countOpen()
    // Another tab changes nothing.
    if (this.#viewers.size === before) return false
    this.onCount(this.#viewers.size)
    return this.noteCount()
  }

  /** The number changed; returns whether everyone is told, now or within the interval. */
  protected noteCount(): boolean {
    this.#changes += 1
    if (this.#timer) return true
    if (!shouldBroadcastCount(this.viewerCount(), this.#changes)) return false
    const wait = this.#broadcastAt + this.intervals.count - Date.now()
    if (wait <= 0) this.#broadcastCount()
    else this.#timer = setTimeout(() => this.#broadcastCount(), wait)
    return true
  }

  #broadcastCount(): void {
    this.#timer = undefined
    this.#changes = 0
    this.#broadcastAt = Date.now()
    // Telling everyone goes through all of them anyway, so the number is made exact here.
    this.#viewers = this.#countOpen()
    const text = JSON.stringify(countEvent(this.viewerCount()))
    for (const socket of this.ctx.getWebSockets()) send(socket, text)
  }

  #countOpen(): Map<string, number> {
    const open = new Map<string, number>()
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState === WebSocket.READY_STATE_OPEN) addTo(open, visitorOf(this.ctx.getTags(socket)), 1)
    }
    return open
  }
}

const countEvent = (count: number): ViewerCountEvent => ({ type: 'online', count })

/** Some are gone before word of it comes. */
function send(socket: WebSocket, text: string): void {
  if (socket.readyState !== WebSocket.READY_STATE_OPEN) return
  try {
    socket.send(text)
  } catch (error) {
    console.error(error)
  }
}

const visitorOf = (tags: readonly string[]): string => tags.find((tag) => tag.startsWith(visitorTag(''))) ?? ''

function addTo(counts: Map<string, number>, visitor: string, by: 1 | -1): void {
  const count = (counts.get(visitor) ?? 0) + by
  if (count > 0) counts.set(visitor, count)
  else counts.delete(visitor)
}
