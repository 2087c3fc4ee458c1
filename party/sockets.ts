import type { ErrorCode } from '#core/contract/errors.ts'
import { ERROR_CODE } from '#core/contract/api-headers.ts'
import { logError } from './log.ts'

/** A heartbeat and its answer, which the platform sends without waking the room. */
export const PING = 'ping'
export const PONG = 'pong'

/**
 * Headers by which the Worker tells a room the user, session and network of a socket. A client can't set them: the
 * Worker forwards only the handshake headers of the client.
 */
export const IDENTITY_HEADERS = { user: 'x-kibitz-user', session: 'x-kibitz-session', address: 'x-kibitz-address' }

/** Close code: the session ended or may not watch any more. The client reconnects with its current session. */
export const CLOSE_SIGNED_OUT = 4001

/** Why a socket is closed with `CLOSE_FULL`. */
export const FULL = 'Too many live pages are open on your network. This page updates every 15 seconds instead.'

/** All people in a playing hall share one address. Without a limit, one visitor could keep the others out. */
export const MAX_PER_ADDRESS = 1200

/** The part of a WebSocket that rooms use. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(code?: number, reason?: string): void
}

/** A socket and the tags it was accepted with. */
export interface RoomConnection extends Socket {
  readonly id: string
  readonly tags: readonly string[]
}

/** A room's accepted sockets, optionally those with a tag. The state of a Durable Object has these methods. */
export interface Sockets {
  getWebSockets(tag?: string): Socket[]
  getTags(socket: Socket): string[]
}

/** Tag of every connection of a signed-in user. */
export const KNOWN_TAG = 'known'
/** Tag of every connection whose client reads one event per frame, no lists. */
export const PLAIN_TAG = 'plain'
export const userTag = (id: string): string => `user:${id}`
export const sessionTag = (handle: string): string => `session:${handle}`
const addressTag = (address: string): string => `address:${address}`
const visitorTag = (id: string): string => `visitor:${id}`

/** The value of a tag such as `session:…`; undefined without one. */
export const taggedValue = (tags: readonly string[], tagOf: (value: string) => string): string | undefined =>
  tags.find((tag) => tag.startsWith(tagOf('')))?.slice(tagOf('').length)

/** The browser a socket belongs to: the tabs of one browser count as one visitor. */
export const visitorOf = (tags: readonly string[]): string => taggedValue(tags, visitorTag) ?? ''

export const isOpen = ({ readyState }: Socket): boolean => readyState === 1

/** The socket may have closed already; then nothing is sent. */
export function send(socket: Socket, text: string): void {
  if (!isOpen(socket)) return
  try {
    socket.send(text)
  } catch (error) {
    logError(error)
  }
}

/** After an abnormal close a connection stays until the server closes it too. */
export function finishClose(socket: Socket): void {
  try {
    socket.close()
  } catch {
    // The socket is closed already.
  }
}

/** Opens a socket with a room, or refuses it. `start` starts the room's server, `accept` hands it the request. */
export async function openSocket(
  request: Request,
  sockets: Sockets,
  server: { start: () => Promise<unknown>; accept: (request: Request) => Promise<Response> },
): Promise<Response> {
  if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') {
    return refusal(426, 'This address is for live updates over a WebSocket.', 'websocket-only')
  }
  try {
    await server.start()
  } catch (error) {
    logError(error)
    return refusal(503, 'Live updates are unavailable right now.', 'unavailable')
  }
  const address = request.headers.get(IDENTITY_HEADERS.address)
  if (address !== null && sockets.getWebSockets(addressTag(address)).filter(isOpen).length >= MAX_PER_ADDRESS) {
    return new Response(FULL, { status: 429 })
  }
  return server.accept(roomRequest(request))
}

const refusal = (status: number, sentence: string, code: ErrorCode): Response =>
  new Response(sentence, { status, headers: { [ERROR_CODE]: code } })

/**
 * Keeps only the parameters that a room needs: partyserver would take a connection id and properties from the client.
 */
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

/** From the client's query: the version it has, if any, and whether it reads lists of events. */
export function greetingOf({ url }: Request): { since: number | undefined; readsLists: boolean } {
  const { searchParams } = new URL(url)
  const since = searchParams.get('since')
  return { since: since === null ? undefined : Number(since), readsLists: searchParams.has('list') }
}

/** The tags of a new connection. A browser without a visitor id counts once per socket. */
export function connectionTags({ id }: { id: string }, request: Request): string[] {
  const { user, session, address } = IDENTITY_HEADERS
  const [userId, handle, from] = [user, session, address].map((name) => request.headers.get(name))
  return [
    visitorTag(new URL(request.url).searchParams.get('visitor') ?? id),
    ...(greetingOf(request).readsLists ? [] : [PLAIN_TAG]),
    ...(userId && handle ? [KNOWN_TAG, userTag(userId), sessionTag(handle)] : []),
    ...(from ? [addressTag(from)] : []),
  ]
}
