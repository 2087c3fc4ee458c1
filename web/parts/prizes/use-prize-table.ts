import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { prizeTable, type PrizeField, type PrizeTable } from '#core/prizes/prize-table.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { NO_PRIZES } from '#core/tournament/prizes.ts'
import { tournamentQueries } from '../../api/tournaments.ts'

const NONE: PublicEntryDetails[] = []

/** What decides who belongs to a category. Teams have no data of their own. */
function useDetails({ settings }: Snapshot, id: string): PublicEntryDetails[] {
  const { data } = useQuery({ ...tournamentQueries.entryDetails(id), enabled: settings.competitors === 'individual' })
  return data ?? NONE
}

export interface Prizes {
  field: PrizeField
  table: PrizeTable
  details: PublicEntryDetails[]
}

/** Who would get what if the event ended now. */
export function usePrizes(snapshot: Snapshot, id: string): Prizes {
  const details = useDetails(snapshot, id)
  return useMemo(() => {
    const field = { snapshot, details, plan: snapshot.prizes ?? NO_PRIZES, round: snapshot.round }
    return { field, table: prizeTable(field), details }
  }, [snapshot, details])
}
