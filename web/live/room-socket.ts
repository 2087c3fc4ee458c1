import ReconnectingWebSocket from 'partysocket/ws'
import { CLOSE_FULL, SITE_PING } from '#core/match/live.ts'
import { expectation } from '../api/connection.ts'
import { readCookies } from '../api/cookies.ts'
import { patientSocket } from './patient-socket.ts'
import { ATTEMPTS, reconnectDelay } from './reconnect-delay.ts'
import { visitorName } from './visitor-name.ts'

/** Spreads reconnections when the reader or the network comes back. */
const RECONNECT_JITTER = 1000
const FIRST_DELAY = 1000
const IDLE_TIMEOUT = 2000
/**
 * Time for an attempt to succeed: a slow network or a crowded server needs many seconds, and a new attempt starts from
 * zero.
 */
const CONNECTION_TIMEOUT = 30_000
/** A dead connection can look open for many minutes; rooms answer pings without waking from hibernation. */
const PING_INTERVAL = 25_000
/** A page whose socket was refused, because its network has too many, asks for news this often. */
const ASK_INTERVAL = 15_000
const MINUTE = 60_000

export interface RoomSocket {
  /** False when the socket is not open; the message is not queued. */
  send(message: object): boolean
  close(): void
}

/**
 * A socket to a room that opens once the page is idle and reconnects: five attempts, spread by the number of viewers,
 * then one a minute, and when the reader comes back to the page or to the network. `path` is called for each attempt;
 * `onMessage` gets every message, parsed. While it is not open the page counts as waiting for the server.
 * If the server closes it because the reader’s network has too many, `ask` is called every 15 seconds, and the socket is
 * tried once a minute.
 */
export function openRoomSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
  ask?: () => Promise<unknown>,
): RoomSocket {
  let socket: ReconnectingWebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let viewers = 0
  let isPinged = false
  let asking: ReturnType<typeof setInterval> | undefined
  const line = expectation()

  /** The delay is random here, too: partysocket's growth factor alone keeps a crowd together. */
  const address = async (attempt: number): Promise<string> => {
    if (asking !== undefined) await pause(MINUTE * (0.5 + Math.random()))
    else if (attempt > 0) await pause(reconnectDelay(attempt, viewers, Math.random()))
    // A hidden page stops retrying.
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
      maxEnqueuedMessages: 0,
    })
    socket = own
    old?.close()
    isPinged = false
    line.begin()
    own.addEventListener('message', ({ data }) => {
      isPinged = false
      stopAsking()
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
    own.addEventListener('close', ({ code }) => {
      if (own !== socket) return
      if (code === CLOSE_FULL && ask) askInstead(ask)
      else if (asking === undefined) line.begin()
    })
  }
  const askInstead = (question: () => Promise<unknown>) => {
    asking ??= setInterval(() => {
      if (document.visibilityState !== 'hidden') question().then(() => line.heard(), line.begin)
    }, ASK_INTERVAL)
  }
  const stopAsking = () => {
    clearInterval(asking)
    asking = undefined
  }
  const schedule = (act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, RECONNECT_JITTER * Math.random())
  }
  const isClosed = () => socket !== undefined && socket.readyState > socket.OPEN
  const reconnectIfClosed = () => {
    if (isClosed() && document.visibilityState !== 'hidden') schedule(() => isClosed() && connect())
  }
  // A socket of the previous network may look open for many minutes.
  const reconnect = () => socket && schedule(() => connect())
  const ping = () => {
    if (socket?.readyState !== 1) return
    if (isPinged) return connect()
    isPinged = true
    line.begin()
    // Any other message would wake the site's room.
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
      stopAsking()
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

/** A frame holds one message or an array of messages. */
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

/** The number of viewers, in messages that have it. */
const countIn = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'count' in message ? Number(message.count) : undefined

/** The session's handle goes into the address; the room checks it against the HttpOnly cookie. */
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

/** Safari has no idle callback. Returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(act, { timeout: IDLE_TIMEOUT })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, FIRST_DELAY)
  return () => clearTimeout(waiting)
}
