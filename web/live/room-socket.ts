import ReconnectingWebSocket from 'partysocket/ws'
import { expectation } from '../api/connection.ts'
import { readCookies } from '../api/cookies.ts'
import { readLocalStorage, writeLocalStorage } from '../hooks/use-local-storage.ts'
import { patientSocket } from './patient-socket.ts'

const ATTEMPTS = 5
const FIRST_DELAY = 1000
const MAX_DELAY = 100_000
/** 1, 3, 8, 20, 51 seconds, each up to twice as long by chance: not everybody comes back in the same second. */
const GROWTH = 2.5
/** After giving up, or when the network comes back, people return one by one. */
const RECONNECT_JITTER = 1000
const IDLE_TIMEOUT = 2000
/** An attempt is let be for so long: a slow network, or a crowd at the door, needs many seconds, and anew means from the start. */
const CONNECTION_TIMEOUT = 30_000
/** After the last attempt, so often one more: a page on a wall has nobody who comes back to it. */
const SLOW_LOOK = 60_000
/** A line that was cut says nothing of it for many minutes; rooms answer this without waking up. */
const PING_INTERVAL = 25_000
const VISITOR = 'visitor'

export interface RoomSocket {
  /** Says something if anybody listens now; false when nobody does. */
  send(message: object): boolean
  close(): void
}

/**
 * A socket to a room that is opened once the page rests and opens itself again: five attempts, then one each minute, and when
 * the reader comes back to the page or to the network. `path` is asked anew for each attempt; `onMessage` gets every message,
 * parsed. While it is not open the page counts as waiting for the server.
 */
export function openRoomSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
): RoomSocket {
  let socket: ReconnectingWebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let slowLook: ReturnType<typeof setTimeout> | undefined
  let isPinged = false
  const line = expectation()

  const connect = (maxRetries = ATTEMPTS) => {
    const options = {
      maxRetries,
      minReconnectionDelay: FIRST_DELAY * (1 + Math.random()),
      maxReconnectionDelay: MAX_DELAY,
      reconnectionDelayGrowFactor: GROWTH,
      connectionTimeout: CONNECTION_TIMEOUT,
      WebSocket: patientSocket(),
      // Messages are not queued while offline.
      maxEnqueuedMessages: 0,
    }
    const old = socket
    const own = (socket = new ReconnectingWebSocket(() => socketUrl(path()), undefined, options))
    old?.close()
    isPinged = false
    line.begin()
    lookLater()
    own.addEventListener('message', ({ data }) => {
      isPinged = false
      line.heard()
      const message = parseJson(data)
      if (message !== undefined) onMessage(message)
    })
    own.addEventListener('open', () => {
      clearTimeout(slowLook)
      options.maxRetries = ATTEMPTS
      isPinged = false
      line.heard()
      onOpen?.()
    })
    own.addEventListener('close', () => {
      if (own !== socket) return
      line.begin()
      lookLater()
    })
  }
  /** Counts from the last attempt: as long as there are more of them, it is one of those. */
  const lookLater = () => {
    clearTimeout(slowLook)
    slowLook = setTimeout(() => (document.visibilityState === 'hidden' ? lookLater() : connect(0)), SLOW_LOOK)
  }
  const schedule = (act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, RECONNECT_JITTER * Math.random())
  }
  /** Not while an attempt is under way. */
  const isClosed = () => socket !== undefined && socket.readyState > socket.OPEN
  const reconnectIfClosed = () => {
    if (isClosed() && document.visibilityState !== 'hidden') schedule(() => isClosed() && connect())
  }
  // A socket of the network that was left may look open for many minutes.
  const reconnect = () => socket && schedule(() => connect())
  const ping = () => {
    if (socket?.readyState !== 1) return
    if (isPinged) return connect()
    isPinged = true
    line.begin()
    socket.send('ping')
  }

  const cancelIdle = whenIdle(() => connect())
  const pinging = setInterval(ping, PING_INTERVAL)
  addEventListener('focus', reconnectIfClosed)
  document.addEventListener('visibilitychange', reconnectIfClosed)
  addEventListener('online', reconnect)
  addEventListener('offline', line.begin)
  return {
    send: (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message)),
    close() {
      cancelIdle()
      clearTimeout(timer)
      clearTimeout(slowLook)
      clearInterval(pinging)
      removeEventListener('focus', reconnectIfClosed)
      document.removeEventListener('visibilitychange', reconnectIfClosed)
      removeEventListener('online', reconnect)
      removeEventListener('offline', line.begin)
      const last = socket
      socket = undefined
      last?.close()
      line.forget()
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
