import { use, useEffect, useEffectEvent } from 'react'
import type { PliesEvent, TournamentRoomRequest } from '#core/match/live.ts'
import type { RoomCallbacks } from './keep-current.ts'
import { RoomLineContext } from './room-line.ts'

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
