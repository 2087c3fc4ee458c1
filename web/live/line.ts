import ReconnectingWebSocket from 'partysocket/ws'
import { readCookies } from '../api/cookies.ts'

const ATTEMPTS = 5
const FIRST_DELAY = 1000
const LONGEST_DELAY = 100_000
/** 1, 3, 8, 20, 51 seconds, each up to twice as long by chance: not everybody comes back in the same second. */
const GROWTH = 2.5
/** After giving up, or when the network comes back, people return one by one. */
const RETURN = 1000
const IDLE = 2000

export interface Line {
  /** Says something if anybody listens now; false when nobody does. */
  say(message: object): boolean
  close(): void
}

/**
 * A socket to a room that is opened once the page rests and opens itself again: five attempts, then when the reader comes
 * back to the page or to the network. `path` is asked anew for each attempt; `hear` gets every message, parsed.
 */
export function openLine(path: () => string, hear: (message: unknown) => void, opened?: () => void): Line {
  let socket: ReconnectingWebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    socket?.close()
    socket = new ReconnectingWebSocket(() => address(path()), undefined, {
      maxRetries: ATTEMPTS,
      minReconnectionDelay: FIRST_DELAY * (1 + Math.random()),
      maxReconnectionDelay: LONGEST_DELAY,
      reconnectionDelayGrowFactor: GROWTH,
      // What was not heard is not worth saying later.
      maxEnqueuedMessages: 0,
    })
    socket.addEventListener('message', ({ data }) => {
      const message = parsed(data)
      if (message !== undefined) hear(message)
    })
    if (opened) socket.addEventListener('open', opened)
  }
  const soon = (act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, RETURN * Math.random())
  }
  const comeBack = () => {
    if (!socket || socket.readyState === socket.OPEN || document.visibilityState === 'hidden') return
    soon(() => socket?.readyState !== 1 && connect())
  }
  // A socket of the network that was left may look open for many minutes.
  const startAnew = () => socket && soon(connect)

  const forget = whenIdle(connect)
  addEventListener('focus', comeBack)
  addEventListener('online', startAnew)
  return {
    say: (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message)),
    close() {
      forget()
      clearTimeout(timer)
      removeEventListener('focus', comeBack)
      removeEventListener('online', startAnew)
      socket?.close()
    },
  }
}

/** The session's handle goes with the first request; the room checks it against the cookie that scripts cannot read. */
function address(path: string): string {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const session = readCookies()['sessionID']
  if (session) url.searchParams.set('sessionID', session)
  return url.href
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Safari has no idle callback. Returns how to take it back. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(act, { timeout: IDLE })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, FIRST_DELAY)
  return () => clearTimeout(waiting)
}
