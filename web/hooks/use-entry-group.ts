import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { membersOf, parseGroup, type EntryGroup } from '#core/standings/entry-groups.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { useChoices } from '../navigation/use-search-param.ts'

const NONE: PublicEntryDetails[] = []

export interface ChosenGroup {
  group: EntryGroup | undefined
  choose: (group: string | undefined) => void
  details: PublicEntryDetails[]
  /** Positions in the player columns; undefined without a group, and while it is loading. */
  members: ReadonlySet<number> | undefined
  isLoading: boolean
}

/** The group in the address, with its members. `isWanted`: whether the data of entries is needed without one, too. */
export function useEntryGroup(snapshot: Snapshot, id: string, isWanted: boolean): ChosenGroup {
  const [params, change] = useChoices()
  const text = params.get('group') ?? ''
  const group = useMemo(() => parseGroup(text), [text])
  // Teams have no data of their own.
  const isIndividual = snapshot.settings.competitors === 'individual'
  const { data, isLoading } = useQuery({
    ...tournamentQueries.entryDetails(id),
    enabled: isIndividual && (isWanted || group !== undefined),
  })
  const details = data ?? NONE
  const members = useMemo(
    () => (group && !isLoading ? membersOf(snapshot, details, group) : undefined),
    [snapshot, details, group, isLoading],
  )
  return { group, choose: (next) => change({ group: next }), details, members, isLoading }
}
