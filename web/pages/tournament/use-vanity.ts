import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'

/** Rewrites the address to the vanity URL when the tournament has one; what is known of it moves along. */
export function useVanity(event: Snapshot, id: string): void {
  const cache = useQueryClient()
  const vanity = event.settings.vanityURL
  useEffect(() => {
    if (!vanity || vanity === id) return
    for (const query of [tournamentQueries.snapshot, tournamentQueries.announcements]) {
      cache.setQueryData<unknown>(query(vanity).queryKey, cache.getQueryData<unknown>(query(id).queryKey))
    }
    const [, t, , ...rest] = location.pathname.split('/')
    const path = ['', t, encodeURIComponent(vanity), ...rest].join('/')
    navigate(path + location.search + location.hash, { replace: true })
  }, [cache, id, vanity])
}
