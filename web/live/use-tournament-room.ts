import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MovesEvent, PliesEvent } from '#core/match/live.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { atRest } from './at-rest.ts'
import type { RoomCallbacks } from './keep-current.ts'
import type { RoomSocket } from './room-socket.ts'

/** Open sockets of this page to tournament rooms. */
let lines = 0

/** Whether a tournament's room already counts this viewer. */
export const isWatching = (): boolean => lines > 0

/**
 * Keeps a tournament current while on screen by its room's events. `id` as in the address. Returns the ref of the
 * socket.
 */
export function useTournamentRoom(id: string, more?: RoomCallbacks): RefObject<RoomSocket | undefined> {
  const cache = useQueryClient()
  const socket = useRef<RoomSocket>(undefined)
  const { data: tournamentId } = useQuery({ ...tournamentQueries.snapshot(id), select: (event) => event.id })
  const onOpen = useEffectEvent((open: RoomSocket) => more?.onOpen(open))
  const onMoves = useEffectEvent((event: MovesEvent) => more?.onMoves(event))
  const onPlies = useEffectEvent((event: PliesEvent) => more?.onPlies?.(event))

  useEffect(() => {
    if (tournamentId === undefined) return
    lines += 1
    const close = atRest(
      () => import('./keep-current.ts'),
      ({ keepCurrent }) => {
        const place = { id: tournamentId, key: id }
        const line = keepCurrent(cache, place, {
          onOpen: (open) => onOpen(open),
          onMoves: (event) => onMoves(event),
          onPlies: (event) => onPlies(event),
        })
        socket.current = line
        return () => line.close()
      },
    )
    return () => {
      lines -= 1
      close()
    }
  }, [cache, id, tournamentId])
  return socket
}
