const ATTEMPTS = 5
const FIRST_DELAY = 1000
const GROWTH = 2.5
const RETURN = 1000

/**
 * A socket to a room that opens itself again: five attempts, each later than the one before and by chance, then when the
 * network or the reader comes back. Nothing says who is here; `greeting` is said first. Returns how to close it.
 */
export function openLine(path: () => string, hear: (message: unknown) => void, greeting?: object): () => void {
  let socket: WebSocket | undefined
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const over = new AbortController()
  const { signal } = over

  const connect = () => {
    const url = new URL(path(), location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const line = (socket = new WebSocket(url))
    const opened = () => {
      failures = 0
      if (greeting) line.send(JSON.stringify(greeting))
    }
    socket.addEventListener('open', opened, { signal })
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))), { signal })
    socket.addEventListener('close', lost, { signal })
  }
  const lost = () => {
    failures += 1
    if (failures <= ATTEMPTS) soon(FIRST_DELAY * GROWTH ** (failures - 1))
  }
  /** Not everybody comes back in the same second. */
  const soon = (delay: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(connect, delay * (1 + Math.random()))
  }
  const comeBack = () => {
    const isOpen = socket && socket.readyState <= WebSocket.OPEN
    if (!isOpen && document.visibilityState !== 'hidden') soon(RETURN)
  }
  connect()
  addEventListener('online', comeBack, { signal })
  document.addEventListener('visibilitychange', comeBack, { signal })
  return () => {
    over.abort()
    clearTimeout(waiting)
    socket?.close()
  }
}
