import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { allNormLines, type NormLine } from '#core/norms/norm-lines.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'

/** The norms of an event: made ones and chances. Women are known from the details of the entries. */
export function useNorms(snapshot: Snapshot, id: string): { made: NormLine[]; chances: NormLine[] } {
  const { data } = useQuery({ ...tournamentQueries.entryDetails(id), throwOnError: false })
  return useMemo(() => {
    const { no } = snapshot.players
    const women = new Set(data?.flatMap((one) => (one.sex === 'w' ? [no.indexOf(one.no)] : [])))
    const lines = allNormLines(snapshot, women)
    const isMade = ({ outlook }: NormLine): boolean => outlook.state === 'achieved'
    return { made: lines.filter(isMade), chances: lines.filter((line) => !isMade(line)) }
  }, [snapshot, data])
}
