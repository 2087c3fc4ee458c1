import { createContext, useMemo, useRef } from 'react'
import type { TournamentRoomRequest } from '#core/match/live.ts'
import type { RoomCallbacks } from './keep-current.ts'
import { useTournamentRoom } from './use-tournament-room.ts'

/** The page's one socket to its tournament's room, as used by the section on screen. */
interface RoomLine {
  send(request: TournamentRoomRequest): void
  /** Subscribes to moves. Returns a function that unsubscribes. */
  listen(callbacks: RoomCallbacks): () => void
}

export const RoomLineContext = createContext<RoomLine | undefined>(undefined)

/** Keeps a tournament current, and lends its socket to the section on screen. */
export function useRoomLine(id: string): RoomLine {
  const section = useRef<RoomCallbacks>(undefined)
  const socket = useTournamentRoom(id, {
    onOpen: (open) => section.current?.onOpen(open),
    onMoves: (event) => section.current?.onMoves(event),
    onPlies: (event) => section.current?.onPlies?.(event),
  })
  return useMemo(
    () => ({
      send: (request) => void socket.current?.send(request),
      listen(callbacks) {
        section.current = callbacks
        return () => {
          section.current = undefined
        }
      },
    }),
    [socket],
  )
}
