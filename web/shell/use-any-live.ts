import { useQuery } from '@tanstack/react-query'
import type { Route } from '#core/addresses/paths.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { phase } from '#core/tournament/phase.ts'
import { siteQueries } from '../api/site.ts'
import { tournamentQueries } from '../api/tournaments.ts'

/**
 * Whether any tournament is live. On a tournament's page the list is not fetched: its own state and the cached list are
 * enough.
 */
export function useAnyLive(where: Route): boolean {
  const id = tournamentOf(where)
  const { data: isAnyLive = false } = useQuery({
    ...siteQueries.tournaments(),
    enabled: id === '',
    select: (rows) => rows.some((row) => phase(row) === 'live'),
  })
  const { data: isThisLive = false } = useQuery({
    ...tournamentQueries.snapshot(id),
    enabled: false,
    select: (event) => phase(event) === 'live',
  })
  return isAnyLive || isThisLive
}

function tournamentOf(where: Route): string {
  if (where.page === 'match') return parsePairingId(where.id)?.tournament ?? ''
  return where.page === 'tournament' ? where.id : ''
}
