import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LiveEvent, MovesEvent } from '#core/match/live.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { syncSnapshot } from './sync-snapshot.ts'
import { openLateSocket } from './late-socket.ts'
import { perFrame } from './per-frame.ts'
import type { RoomSocket } from './room-socket.ts'

/** What else a page does with its tournament's room. */
export interface RoomCallbacks {
  /** The line is open, for the first time or again. */
  onOpen(socket: RoomSocket): void
  /** Moves were told, which only those hear who asked for it. */
  onMoves(event: MovesEvent): void
}

/** How many lines to rooms of tournaments this page holds. */
let lines = 0

/** Whether this page watches a tournament, which counts it. */
export const isWatching = (): boolean => lines > 0

/**
 * Keeps a tournament current while it is on screen: what its room tells goes into the cache. `id` as in the address.
 * Returns the line to the room.
 */
export function useTournamentRoom(id: string, more?: RoomCallbacks): RefObject<RoomSocket | undefined> {
  const cache = useQueryClient()
  const socket = useRef<RoomSocket>(undefined)
  const { data: tournamentId } = useQuery({ ...tournamentQueries.snapshot(id), select: (event) => event.id })
  const onOpen = useEffectEvent((open: RoomSocket) => more?.onOpen(open))
  const onMoves = useEffectEvent((event: MovesEvent) => more?.onMoves(event))

  useEffect(() => {
    if (tournamentId === undefined) return
    const { onEvent, cancel } = syncSnapshot(cache, id)
    const events = perFrame(onEvent)
    const version = () => cache.getQueryData(tournamentQueries.snapshot(id).queryKey)?.version ?? 0
    const open = openLateSocket(
      () => `/parties/tournament/${tournamentId}?since=${version()}`,
      (message) => {
        const event = message as LiveEvent | MovesEvent
        if (event.type === 'moves') onMoves(event)
        else events.add(event)
      },
      () => onOpen(open),
    )
    socket.current = open
    lines += 1
    return () => {
      lines -= 1
      open.close()
      events.cancel()
      cancel()
      cache.removeQueries({ queryKey: tournamentQueries.online(id).queryKey })
    }
  }, [cache, id, tournamentId])
  return socket
}
