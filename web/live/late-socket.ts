import type { RoomSocket } from './room-socket.ts'
import { startLate } from './start-late.ts'

/** A socket to a room whose code comes once the page rests. */
export function openLateSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
): RoomSocket {
  let socket: RoomSocket | undefined
  const close = startLate(
    () => import('./lines.ts'),
    ({ openRoomSocket }) => {
      socket = openRoomSocket(path, onMessage, onOpen)
      return () => socket?.close()
    },
  )
  return { send: (message) => socket?.send(message) ?? false, close }
}
