import { whenIdle } from '../hooks/when-idle.ts'
import type { RoomSocket } from './room-socket.ts'

const RETRY = 10_000

/** A socket to a room whose code comes once the page rests. */
export function openLateSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
): RoomSocket {
  let socket: RoomSocket | undefined
  let isOver = false
  let retrying: ReturnType<typeof setTimeout> | undefined
  const load = async () => {
    const code = await import('./room-socket.ts').catch(() => undefined)
    if (isOver) return
    if (code) socket = code.openRoomSocket(path, onMessage, onOpen)
    else retrying = setTimeout(load, RETRY)
  }
  const cancel = whenIdle(() => void load())
  return {
    send: (message) => socket?.send(message) ?? false,
    close() {
      isOver = true
      cancel()
      clearTimeout(retrying)
      socket?.close()
    },
  }
}
