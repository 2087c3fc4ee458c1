import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { allNormLines, type NormLine } from '#core/norms/norm-lines.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'

interface Norms {
  made: NormLine[]
  chances: NormLine[]
}

/** The norms of an event: made ones and chances. Women are known from the details of the entries. */
export function useNorms(snapshot: Snapshot, id: string): Norms {
  const { data } = useQuery({ ...tournamentQueries.entryDetails(id), throwOnError: false })
  return useMemo(() => normsOf(snapshot, data), [snapshot, data])
}

/** `details`: of the entries, as they tell who is a woman. */
export function normsOf(snapshot: Snapshot, details: readonly PublicEntryDetails[] | undefined): Norms {
  const { no } = snapshot.players
  const women = new Set(details?.flatMap((one) => (one.sex === 'w' ? [no.indexOf(one.no)] : [])))
  const lines = allNormLines(snapshot, women)
  const isMade = ({ outlook }: NormLine): boolean => outlook.state === 'achieved'
  return { made: lines.filter(isMade), chances: lines.filter((line) => !isMade(line)) }
}
