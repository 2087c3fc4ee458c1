import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MovesEvent } from '#core/match/live.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { RunningMatch } from '../../api/answers.ts'
import { appendMoves } from '../../live/append-moves.ts'
import { useFollowedRound } from '../../live/room-line.ts'

/**
 * In milliseconds. All viewers hear of a change at the same moment, so each waits one to two times this long before it
 * fetches.
 */
const JITTER = 1000

/** Writes the moves broadcast for a round into the query cache, and refetches when an event can't be applied. */
export function useRunningMoves(tournament: string, round: number, queryKey: readonly unknown[]): void {
  const cache = useQueryClient()
  const [asking] = useState<{ timer?: ReturnType<typeof setTimeout> }>({})
  const ask = () => {
    asking.timer ??= setTimeout(
      () => {
        delete asking.timer
        void cache.invalidateQueries({ queryKey, exact: true })
      },
      JITTER * (1 + Math.random()),
    )
  }
  useFollowedRound(round, (event: MovesEvent) => {
    if (event.r !== round) return
    const { data, dataUpdatedAt = 0 } = cache.getQueryState<RunningMatch[]>(queryKey) ?? {}
    const id = pairingId(tournament, round, event.n)
    const known = data?.find((match) => match.id === id)
    const since = Date.now() - dataUpdatedAt
    const more = known && appendMoves(known, event, since)
    if (!data || !more) ask()
    else
      cache.setQueryData(
        queryKey,
        data.map((match) => (match === known ? more : { ...match, at: match.at + since })),
      )
  })
}
