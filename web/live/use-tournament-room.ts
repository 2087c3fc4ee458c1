import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LiveEvent, MovesEvent } from '#core/contract/live.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { listen } from './apply.ts'
import { openLine, type Line } from './line.ts'

/** What else a page does with its tournament's room. */
interface More {
  /** The line is open, for the first time or again. */
  opened(line: Line): void
  /** Moves were told, which only those hear who asked for it. */
  moved(event: MovesEvent): void
}

/**
 * Keeps a tournament current while it is on screen: what its room tells goes into the cache. `id` as in the address.
 * Returns the line to the room.
 */
export function useTournamentRoom(id: string, more?: More): RefObject<Line | undefined> {
  const cache = useQueryClient()
  const line = useRef<Line>(undefined)
  const { data: room } = useQuery({ ...tournamentQueries.snapshot(id), select: (event) => event.id })
  const opened = useEffectEvent((open: Line) => more?.opened(open))
  const moved = useEffectEvent((event: MovesEvent) => more?.moved(event))

  useEffect(() => {
    if (room === undefined) return
    const { hear, stop } = listen(cache, id)
    const version = () => cache.getQueryData(tournamentQueries.snapshot(id).queryKey)?.version ?? 0
    const open = openLine(
      () => `/parties/tournament/${room}?since=${version()}`,
      (message) => {
        const event = message as LiveEvent | MovesEvent
        if (event.type === 'moves') moved(event)
        else hear(event)
      },
      () => opened(open),
    )
    line.current = open
    return () => {
      open.close()
      stop()
      cache.removeQueries({ queryKey: tournamentQueries.online(id).queryKey })
    }
  }, [cache, id, room])
  return line
}
