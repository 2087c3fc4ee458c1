import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { address } from '#core/contract/address.ts'
import { pathTo, type Section } from '#core/contract/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'

/** Rewrites an address to where the page stands: under the vanity URL, with its round. What is known moves along. */
export function useAddress(event: Snapshot, id: string, section: Section, round: string | undefined): void {
  const cache = useQueryClient()
  const to = address(event, { section, round })
  const moved = to !== pathTo(id, section, round)
  const vanity = event.settings.vanityURL
  useEffect(() => {
    if (!moved) return
    if (vanity && vanity !== id) {
      for (const query of [
        tournamentQueries.snapshot,
        tournamentQueries.announcements,
        tournamentQueries.individuals,
      ]) {
        cache.setQueryData<unknown>(query(vanity).queryKey, cache.getQueryData<unknown>(query(id).queryKey))
      }
    }
    navigate(to + location.search + location.hash, { replace: true })
  }, [cache, id, moved, to, vanity])
}
