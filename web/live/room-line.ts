import { createContext, use, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { PliesEvent, TournamentRoomRequest } from '#core/match/live.ts'
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

const LEAVE_REQUEST: TournamentRoomRequest = { type: 'leave' }

/**
 * Receives the moves of every board of a round while the section is on screen: gathered, and one by one from a room of
 * the release before.
 */
export function useFollowedRound(round: number, callbacks: Pick<RoomCallbacks, 'onMoves' | 'onPlies'>): void {
  const line = use(RoomLineContext)
  const onMoves = useEffectEvent(callbacks.onMoves)
  const onPlies = useEffectEvent((event: PliesEvent) => callbacks.onPlies?.(event))
  useEffect(() => {
    if (!line) return
    const request: TournamentRoomRequest = { type: 'follow', r: round, p: 1 }
    const stop = line.listen({
      onOpen: (open) => open.send(request),
      onMoves: (event) => onMoves(event),
      onPlies: (event) => onPlies(event),
    })
    line.send(request)
    return () => {
      stop()
      line.send(LEAVE_REQUEST)
    }
  }, [line, round])
}
