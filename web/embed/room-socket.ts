import { CLOSE_FULL } from '#core/match/live.ts'
import { reconnectDelay } from '../live/reconnect-delay.ts'

const RECONNECT_JITTER = 1000
/** A frame whose socket was refused, because its network has too many, asks for news this often. */
const ASK_INTERVAL = 15_000
const MINUTE = 60_000

/**
 * A socket to a room that reconnects: five attempts, spread by the number of viewers, then one a minute, and when the
 * network or the reader comes back. It carries no session; `firstMessage` is sent each time it opens. While the reader’s
 * network has too many sockets, `ask` is called every 15 seconds. Returns a function that closes it.
 */
export function openRoomSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  ask: () => unknown,
  firstMessage?: object,
): () => void {
  let socket: WebSocket | undefined
  let [failures, viewers] = [0, 0]
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined
  const aborter = new AbortController()
  const { signal } = aborter

  const connect = () => {
    const url = new URL(path(), location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.searchParams.set('list', '')
    const connection = (socket = new WebSocket(url))
    const onOpen = () => {
      failures = 0
      if (firstMessage) connection.send(JSON.stringify(firstMessage))
    }
    socket.addEventListener('open', onOpen, { signal })
    socket.addEventListener('message', ({ data }) => [JSON.parse(String(data))].flat().forEach(hear), { signal })
    socket.addEventListener('close', onClose, { signal })
  }
  const hear = (message: { count?: number }) => {
    viewers = message.count ?? viewers
    clearInterval(asking)
    asking = undefined
    onMessage(message)
  }
  const onClose = ({ code }: CloseEvent) => {
    if (code !== CLOSE_FULL) return schedule(reconnectDelay((failures += 1), viewers, Math.random()))
    asking ??= setInterval(() => document.hidden || ask(), ASK_INTERVAL)
    schedule(MINUTE * (0.5 + Math.random()))
  }
  const schedule = (delay: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(connect, delay)
  }
  const reconnectIfClosed = () => {
    const isOpen = socket && socket.readyState <= WebSocket.OPEN
    if (!isOpen && document.visibilityState !== 'hidden') schedule(RECONNECT_JITTER * Math.random())
  }
  connect()
  addEventListener('online', reconnectIfClosed, { signal })
  document.addEventListener('visibilitychange', reconnectIfClosed, { signal })
  return () => {
    aborter.abort()
    clearTimeout(waiting)
    clearInterval(asking)
    socket?.close()
  }
}
