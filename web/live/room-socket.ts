import ReconnectingWebSocket from 'partysocket/ws'
import { SITE_PING } from '#core/match/live.ts'
import { expectation } from '../api/connection.ts'
import { readCookies } from '../api/cookies.ts'
import { patientSocket } from './patient-socket.ts'
import { ATTEMPTS, reconnectDelay } from './reconnect-delay.ts'
import { visitorName } from './visitor-name.ts'

/** When the reader or the network comes back, people return one by one. */
const RECONNECT_JITTER = 1000
const FIRST_DELAY = 1000
const IDLE_TIMEOUT = 2000
/** An attempt is let be for so long: a slow network, or a crowd at the door, needs many seconds, and anew means from the start. */
const CONNECTION_TIMEOUT = 30_000
/** A line that was cut says nothing of it for many minutes; rooms answer this without waking up. */
const PING_INTERVAL = 25_000

export interface RoomSocket {
  /** Says something if anybody listens now; false when nobody does. */
  send(message: object): boolean
  close(): void
}

/**
 * A socket to a room that is opened once the page rests and opens itself again: five attempts, spread by how many watched, then
 * one each minute, and when the reader comes back to the page or to the network. `path` is asked anew for each attempt;
 * `onMessage` gets every message, parsed. While it is not open the page counts as waiting for the server.
 */
export function openRoomSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
): RoomSocket {
  let socket: ReconnectingWebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let viewers = 0
  let isPinged = false
  const line = expectation()

  /** The address, once it is time to come back. Drawn here: a crowd that grows by a factor alone stays a crowd. */
  const address = async (attempt: number): Promise<string> => {
    if (attempt > 0) await pause(reconnectDelay(attempt, viewers, Math.random()))
    // A page that nobody sees rests.
    if (attempt > ATTEMPTS) await whenSeen()
    return socketUrl(path())
  }
  const connect = () => {
    const old = socket
    const own: ReconnectingWebSocket = new ReconnectingWebSocket(() => address(own.retryCount), undefined, {
      minReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      connectionTimeout: CONNECTION_TIMEOUT,
      WebSocket: patientSocket(),
      // Messages are not queued while offline.
      maxEnqueuedMessages: 0,
    })
    socket = own
    old?.close()
    isPinged = false
    line.begin()
    own.addEventListener('message', ({ data }) => {
      isPinged = false
      line.heard()
      for (const message of parseFrame(data)) {
        viewers = countIn(message) ?? viewers
        onMessage(message)
      }
    })
    own.addEventListener('open', () => {
      isPinged = false
      line.heard()
      onOpen?.()
    })
    own.addEventListener('close', () => own === socket && line.begin())
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
    // Other words would wake the site's room.
    socket.send(path().startsWith('/parties/site') ? SITE_PING : 'ping')
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

/** What is in a frame: one message, or a list of those that came together. */
function parseFrame(text: unknown): unknown[] {
  try {
    return typeof text === 'string' ? [JSON.parse(text) as unknown].flat() : []
  } catch {
    return []
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

const whenSeen = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState !== 'hidden') resolve()
    else document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })

/** How many watch, where a room says that. */
const countIn = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'count' in message ? Number(message.count) : undefined

/** The session's handle goes with the first request; the room checks it against the cookie that scripts cannot read. */
function socketUrl(path: string): string {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const session = readCookies()['sessionID']
  if (session) url.searchParams.set('sessionID', session)
  url.searchParams.set('list', '')
  const visitor = visitorName()
  if (visitor) url.searchParams.set('visitor', visitor)
  return url.href
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
