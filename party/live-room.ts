import { Server, type Connection, type ConnectionContext, type WSMessage } from 'partyserver'
import { ERROR_CODE, type ErrorCode } from '#core/contract/errors.ts'
import { roomIntervals } from './intervals.ts'
import { MessageRateLimit } from './rate-limit.ts'

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
export const PLAIN_TAG = 'plain'
export const userTag = (id: string): string => `user:${id}`
export const sessionTag = (handle: string): string => `session:${handle}`
const addressTag = (address: string): string => `address:${address}`

const refusal = (status: number, sentence: string, code: ErrorCode): Response =>
  new Response(sentence, { status, headers: { [ERROR_CODE]: code } })

export const visitorTag = (id: string): string => `visitor:${id}`

/**
 * Base class of the live rooms: hibernates, limits what clients say and how many of them an address has.
 * What a client sends never reaches another.
 */
export abstract class LiveRoom<Env extends Cloudflare.Env = Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true }

  protected intervals = roomIntervals(this.env)

  #rateLimit = new MessageRateLimit()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** A visitor said something short. */
  protected abstract onText(connection: Connection, message: string): void

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

  override onMessage(connection: Connection, message: WSMessage): void {
    if (!this.#rateLimit.allows(connection, message, Date.now())) connection.close(1008, 'Too many messages at once.')
    else if (typeof message === 'string') this.onText(connection, message)
  }

  override onClose(connection: Connection): void {
    this.onLeave(connection)
  }

  override onError(connection: Connection): void {
    this.onLeave(connection)
  }

  /** After an abnormal close the connection stays until the server closes it too. */
  protected onLeave(connection: Connection): void {
    try {
      connection.close()
    } catch {
      // It is closed already.
    }
  }

  #countSockets = (tag: string): number =>
    this.ctx.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.READY_STATE_OPEN).length
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
