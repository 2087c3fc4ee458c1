import { atRest } from './at-rest.ts'
import type { RoomSocket } from './room-socket.ts'

/** A socket to a room whose code comes once the page rests. */
export function openLateSocket(
  path: () => string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
): RoomSocket {
  let socket: RoomSocket | undefined
  const close = atRest(
    () => import('./room-socket.ts'),
    ({ openRoomSocket }) => {
      const line = openRoomSocket(path, onMessage, onOpen)
      socket = line
      return () => line.close()
    },
  )
  return { send: (message) => socket?.send(message) ?? false, close }
}
