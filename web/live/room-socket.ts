import ReconnectingWebSocket from 'partysocket/ws'
import { readCookies } from '../api/cookies.ts'
import { readLocalStorage, writeLocalStorage } from '../hooks/use-local-storage.ts'

const ATTEMPTS = 5
const FIRST_DELAY = 1000
const MAX_DELAY = 100_000
/** 1, 3, 8, 20, 51 seconds, each up to twice as long by chance: not everybody comes back in the same second. */
const GROWTH = 2.5
/** After giving up, or when the network comes back, people return one by one. */
const RECONNECT_JITTER = 1000
const IDLE_TIMEOUT = 2000
const VISITOR = 'visitor'

export interface RoomSocket {
  /** Says something if anybody listens now; false when nobody does. */
  send(message: object): boolean
  close(): void
}

/**
 * A socket to a room that is opened once the page rests and opens itself again: five attempts, then when the reader comes
 * back to the page or to the network. `path` is asked anew for each attempt; `onMessage` gets every message, parsed.
 */
export function openRoomSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
): RoomSocket {
  let socket: ReconnectingWebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    socket?.close()
    socket = new ReconnectingWebSocket(() => socketUrl(path()), undefined, {
      maxRetries: ATTEMPTS,
      minReconnectionDelay: FIRST_DELAY * (1 + Math.random()),
      maxReconnectionDelay: MAX_DELAY,
      reconnectionDelayGrowFactor: GROWTH,
      // Messages are not queued while offline.
      maxEnqueuedMessages: 0,
    })
    socket.addEventListener('message', ({ data }) => {
      const message = parseJson(data)
      if (message !== undefined) onMessage(message)
    })
    if (onOpen) socket.addEventListener('open', onOpen)
  }
  const schedule = (act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, RECONNECT_JITTER * Math.random())
  }
  const reconnectIfClosed = () => {
    if (!socket || socket.readyState === socket.OPEN || document.visibilityState === 'hidden') return
    schedule(() => socket?.readyState !== 1 && connect())
  }
  // A socket of the network that was left may look open for many minutes.
  const reconnect = () => socket && schedule(connect)

  const cancelIdle = whenIdle(connect)
  addEventListener('focus', reconnectIfClosed)
  addEventListener('online', reconnect)
  return {
    send: (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message)),
    close() {
      cancelIdle()
      clearTimeout(timer)
      removeEventListener('focus', reconnectIfClosed)
      removeEventListener('online', reconnect)
      socket?.close()
    },
  }
}

/** The session's handle goes with the first request; the room checks it against the cookie that scripts cannot read. */
function socketUrl(path: string): string {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const session = readCookies()['sessionID']
  if (session) url.searchParams.set('sessionID', session)
  const visitor = visitorName()
  if (visitor) url.searchParams.set('visitor', visitor)
  return url.href
}

/** A name by chance that the tabs of this browser share, so that they are counted once; none where nothing can be kept. */
function visitorName(): string | null {
  const known = readLocalStorage(VISITOR)
  if (!known) writeLocalStorage(VISITOR, crypto.randomUUID())
  return known ?? readLocalStorage(VISITOR)
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Safari has no idle callback. Returns how to take it back. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(act, { timeout: IDLE_TIMEOUT })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, FIRST_DELAY)
  return () => clearTimeout(waiting)
}
