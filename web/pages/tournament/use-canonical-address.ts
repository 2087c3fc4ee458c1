import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath } from '#core/addresses/canonical-path.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'

/** Replaces the address by the canonical one, with the vanity URL and the round, and moves cached data along. */
export function useCanonicalAddress(snapshot: Snapshot, id: string, route: Omit<RouteOf<'tournament'>, 'page'>): void {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const to = canonicalPath(snapshot, route)
  const moved = to !== useLocation().pathname
  const vanity = snapshot.settings.vanityURL
  useEffect(() => {
    if (!moved) return
    if (vanity && vanity !== id) {
      for (const query of [
        tournamentQueries.snapshot,
        tournamentQueries.announcements,
        tournamentQueries.individuals,
        tournamentQueries.entryDetails,
      ]) {
        cache.setQueryData<unknown>(query(vanity).queryKey, cache.getQueryData<unknown>(query(id).queryKey))
      }
    }
    void navigate(to + location.search + location.hash, { replace: true })
  }, [cache, navigate, id, moved, to, vanity])
}
