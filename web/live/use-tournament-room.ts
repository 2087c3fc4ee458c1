import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#core/contract/live.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { listen } from './apply.ts'
import { openLine } from './line.ts'

/** Keeps a tournament current while it is on screen: what its room tells goes into the cache. `id` as in the address. */
export function useTournamentRoom(id: string): void {
  const cache = useQueryClient()
  const { data: room } = useQuery({ ...tournamentQueries.snapshot(id), select: (event) => event.id })

  useEffect(() => {
    if (room === undefined) return
    const { hear, stop } = listen(cache, id)
    const version = () => cache.getQueryData(tournamentQueries.snapshot(id).queryKey)?.version ?? 0
    const line = openLine(
      () => `/parties/tournament/${room}?since=${version()}`,
      (message) => hear(message as LiveEvent),
    )
    return () => {
      line.close()
      stop()
      cache.removeQueries({ queryKey: tournamentQueries.online(id).queryKey })
    }
  }, [cache, id, room])
}
