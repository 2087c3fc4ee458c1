const ATTEMPTS = 5
const FIRST_DELAY = 1000
const GROWTH = 2.5
const RECONNECT_JITTER = 1000
/** With its jitter about a minute: an embed on a wall has nobody who comes back to it. */
const SLOW_LOOK = 45_000

/**
 * A socket to a room that opens itself again: five attempts, each later than the one before and by chance, then one a
 * minute, and when the network or the reader comes back. Nothing says who is here; `firstMessage` is said first. Returns how to close it.
 */
export function openRoomSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  firstMessage?: object,
): () => void {
  let socket: WebSocket | undefined
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const aborter = new AbortController()
  const { signal } = aborter

  const connect = () => {
    const url = new URL(path(), location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const connection = (socket = new WebSocket(url))
    const onOpen = () => {
      failures = 0
      if (firstMessage) connection.send(JSON.stringify(firstMessage))
    }
    socket.addEventListener('open', onOpen, { signal })
    socket.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data))), { signal })
    socket.addEventListener('close', onClose, { signal })
  }
  const onClose = () => {
    failures += 1
    schedule(failures <= ATTEMPTS ? FIRST_DELAY * GROWTH ** (failures - 1) : SLOW_LOOK)
  }
  /** Not everybody comes back in the same second. */
  const schedule = (delay: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(connect, delay * (1 + Math.random()))
  }
  const reconnectIfClosed = () => {
    const isOpen = socket && socket.readyState <= WebSocket.OPEN
    if (!isOpen && document.visibilityState !== 'hidden') schedule(RECONNECT_JITTER)
  }
  connect()
  addEventListener('online', reconnectIfClosed, { signal })
  document.addEventListener('visibilitychange', reconnectIfClosed, { signal })
  return () => {
    aborter.abort()
    clearTimeout(waiting)
    socket?.close()
  }
}
