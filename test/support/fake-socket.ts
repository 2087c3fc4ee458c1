import { vi } from 'vitest'
import { openRoomSocket } from '#web/live/room-socket.ts'

/** Sockets that were opened, newest last; each can be answered or dropped by hand. */
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
  drop() {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close'))
  }
  send(text: string) {
    this.said.push(text)
  }
  close() {
    // What browsers complain of, and a reader's network may need longer than any of our clocks.
    if (this.readyState === 0) throw new Error('WebSocket is closed before the connection is established.')
    this.readyState = 3
  }
}

/** A line to a room over sockets that are played by hand, by a clock that is too; the dice always show the middle. */
export function aLine(path = () => '/parties/tournament/cup?since=4') {
  localStorage.setItem('visitor', '0123456789abcdef')
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const heard: unknown[] = []
  return { line: openRoomSocket(path, (message) => heard.push(message)), heard }
}

/** The socket that was opened last. */
export const last = () => sockets.at(-1)!
/** Takes all of that back. */
export function forgetSockets(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sockets.length = 0
}
