import { Server, type Connection, type ConnectionContext, type WSMessage } from 'partyserver'
import { ERROR_CODE, type ErrorCode } from '#core/contract/errors.ts'
import { shouldBroadcastCount } from './count-throttle.ts'
import { MessageRateLimit } from './rate-limit.ts'

const SECOND = 1000

/** Asked by a line that wants to know whether anybody hears it, and what it is answered. */
export const PING = 'ping'
export const PONG = 'pong'

/** Headers in which the Worker says who a visitor is and where from, once it knows; nobody else can set them. */
export const IDENTITY_HEADERS = { user: 'x-kibitz-user', session: 'x-kibitz-session', address: 'x-kibitz-address' }

/** A socket of a session that has ended, or that may not see the room any more; the client comes back as what it now is. */
export const CLOSE_SIGNED_OUT = 4001

// A hall full of people has one address; somebody who opens more than that keeps others out.
const MAX_PER_ADDRESS = 500

/** On every connection of who is known. */
export const KNOWN_TAG = 'known'
/** On every connection that did not say that it reads lists of events. */
const PLAIN_TAG = 'plain'
export const userTag = (id: string): string => `user:${id}`
export const sessionTag = (handle: string): string => `session:${handle}`
const addressTag = (address: string): string => `address:${address}`

const refusal = (status: number, sentence: string, code: ErrorCode): Response =>
  new Response(sentence, { status, headers: { [ERROR_CODE]: code } })

const visitorTag = (id: string): string => `visitor:${id}`

/**
 * Base class of the live rooms: hibernates, broadcasts the viewer count at most once a second, limits what clients say and
 * how many of them an address has.
 * What a client sends never reaches another.
 */
export abstract class LiveRoom<Env extends Cloudflare.Env = Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true }

  #rateLimit = new MessageRateLimit()
  /** Those who are not told yet what they missed: nothing newer may come before it. */
  #arriving = new Set<WebSocket>()
  /** Open sockets by their browser, counted when first needed: sleep forgets it. */
  #viewers: Map<string, number> | undefined
  #changes = 0
  #broadcastAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** The frame that tells how many watch. */
  protected abstract countEvent(viewerCount: number): object

  /** A visitor came who has a version: sees to it that it is known what they missed. */
  protected abstract prepare(since: number | undefined): void | Promise<void>

  /** What somebody missed who has this version, as texts. */
  protected abstract missed(since: number): string[]

  /** A visitor said something short. */
  protected abstract onText(connection: Connection, message: string): void

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

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') {
      return refusal(426, 'This address is for live updates over a WebSocket.', 'websocket-only')
    }
    try {
      await this.__unsafe_ensureInitialized()
    } catch (error) {
      console.error(error)
      return refusal(503, 'Live updates are unavailable right now.', 'unavailable')
    }
    const address = request.headers.get(IDENTITY_HEADERS.address)
    if (address !== null && this.#countSockets(addressTag(address)) >= MAX_PER_ADDRESS) {
      return refusal(429, 'Too many live pages are open on your network. Close a few, then reload.', 'too-many-sockets')
    }
    return super.fetch(roomRequest(request))
  }

  /** Tabs of one browser are one visitor, who names themselves by chance; who has no name is one by each socket. */
  override getConnectionTags(connection: Connection, { request }: ConnectionContext): string[] {
    const { user, session, address } = IDENTITY_HEADERS
    const [userId, handle, from] = [user, session, address].map((name) => request.headers.get(name))
    const { searchParams } = new URL(request.url)
    return [
      visitorTag(searchParams.get('visitor') ?? connection.id),
      ...(searchParams.has('list') ? [] : [PLAIN_TAG]),
      ...(userId && handle ? [KNOWN_TAG, userTag(userId), sessionTag(handle)] : []),
      ...(from ? [addressTag(from)] : []),
    ]
  }

  override async onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    this.#arriving.add(connection)
    try {
      if (!this.#countChange(connection, 1)) connection.send(JSON.stringify(this.countEvent(this.viewerCount())))
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

  override onMessage(connection: Connection, message: WSMessage): void {
    if (!this.#rateLimit.allows(connection, message, Date.now())) connection.close(1008, 'Too many messages at once.')
    else if (typeof message === 'string') this.onText(connection, message)
  }

  override onClose(connection: Connection): void {
    this.#onLeave(connection)
  }

  override onError(connection: Connection): void {
    this.#onLeave(connection)
  }

  /** After an abnormal close the connection stays until the server closes it too. */
  #onLeave(connection: Connection): void {
    this.#countChange(connection, -1)
    try {
      connection.close()
    } catch {
      // It is closed already.
    }
  }

  /** Counts a change; returns whether everyone is told, now or within the second. */
  #countChange(connection: Connection, by: 1 | -1): boolean {
    const before = this.#viewers?.size
    if (this.#viewers) addTo(this.#viewers, visitorOf(connection.tags), by)
    else this.#viewers = this.#countOpen()
    // Another tab changes nothing.
    if (this.#viewers.size === before) return false
    this.onCount(this.#viewers.size)
    return this.noteCount()
  }

  /** The number changed; returns whether everyone is told, now or within the second. */
  protected noteCount(): boolean {
    this.#changes += 1
    if (this.#timer) return true
    if (!shouldBroadcastCount(this.viewerCount(), this.#changes)) return false
    const wait = this.#broadcastAt + SECOND - Date.now()
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
    const text = JSON.stringify(this.countEvent(this.viewerCount()))
    for (const socket of this.ctx.getWebSockets()) send(socket, text)
  }

  #countOpen(): Map<string, number> {
    const open = new Map<string, number>()
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState === WebSocket.READY_STATE_OPEN) addTo(open, visitorOf(this.ctx.getTags(socket)), 1)
    }
    return open
  }

  #countSockets = (tag: string): number =>
    this.ctx.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.READY_STATE_OPEN).length
}

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

/** The request as the room needs it: what the client chose for itself (an id, properties) stays outside. */
function roomRequest(request: Request): Request {
  const { searchParams } = new URL(request.url)
  const [since, visitor] = [searchParams.get('since'), searchParams.get('visitor')]
  const address = new URL('https://room/')
  address.searchParams.set('_pk', crypto.randomUUID())
  if (visitor !== null && /^[\w-]{16,40}$/.test(visitor)) address.searchParams.set('visitor', visitor)
  if (since !== null && /^\d{1,15}$/.test(since)) address.searchParams.set('since', since)
  if (searchParams.has('list')) address.searchParams.set('list', '')
  const identity = Object.values(IDENTITY_HEADERS).flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return new Request(address, { headers: { Upgrade: 'websocket', ...Object.fromEntries(identity) } })
}
