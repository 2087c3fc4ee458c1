import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { NO_LEADS, type RunningLeads } from '#core/match/running-leads.ts'
import { runningLeads } from '#core/game/running-leads.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useFollowedRound } from '../../live/use-followed-round.ts'

const IGNORED = { onMoves: (): void => undefined }

/**
 * The leads on the clocks of running games, polled now and then: following each move would restart the odds too often.
 */
export function useRunningLeads(snapshot: Snapshot, id: string, isWanted: boolean): RunningLeads {
  const { round, rounds } = snapshot
  // The server polls the boards of a round only while a client follows it.
  useFollowedRound(round, IGNORED)
  const { data } = useQuery({ ...tournamentQueries.clocks(id, round), enabled: isWanted && snapshot.active })
  return useMemo(() => {
    const columns = rounds[round - 1]
    if (!data || !columns) return NO_LEADS
    return runningLeads(data, (no) => {
      const white = columns.white[columns.no ? columns.no.indexOf(no) : no - 1]
      return white === undefined ? undefined : competitorName(snapshot, white)
    })
  }, [data, snapshot, rounds, round])
}

/** Serialised, as a part of a cache key. */
export const formatLeads = (leads: RunningLeads): string => JSON.stringify([...leads])
