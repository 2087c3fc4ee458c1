import { vi } from 'vitest'
import { openRoomSocket } from '#web/live/room-socket.ts'

/** All opened sockets, newest last; a test answers or drops each by hand. */
export const sockets: FakeSocket[] = []

class FakeSocket extends EventTarget {
  readonly CONNECTING = 0
  readyState = 0
  binaryType = 'blob'
  said: string[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  hear(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  drop(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
  send(text: string) {
    this.said.push(text)
  }
  close() {
    // Browsers throw this too. The product must not close a socket that is still connecting, since a slow network may
    // need long.
    if (this.readyState === 0) throw new Error('WebSocket is closed before the connection is established.')
    this.readyState = 3
  }
}

/** A room socket over fake WebSockets and fake timers; `Math.random` always returns 0.5. */
export function aLine(path = () => '/parties/tournament/cup?since=4', ask?: () => Promise<unknown>) {
  localStorage.setItem('visitor', '0123456789abcdef')
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const heard: unknown[] = []
  return { line: openRoomSocket(path, (message) => heard.push(message), undefined, ask), heard }
}

export const last = () => sockets.at(-1)!
export function forgetSockets(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sockets.length = 0
}
