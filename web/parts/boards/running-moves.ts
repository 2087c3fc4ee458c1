import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { PliesEvent } from '#core/match/live.ts'
import type { RunningMatch } from '../../api/answers.ts'
import { appendMoves } from '../../live/append-moves.ts'
import { takePlies } from '../../live/take-plies.ts'
import { useFollowedRound } from '../../live/use-followed-round.ts'

/**
 * In milliseconds. All viewers hear of a change at the same moment, so each waits one to two times this long before it
 * fetches.
 */
const JITTER = 1000

/** Writes the moves broadcast for a round into the query cache, and refetches when an event can't be applied. */
export function useRunningMoves(
  { id: tournament, hidden }: Snapshot,
  round: number,
  queryKey: readonly unknown[],
): void {
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
  useFollowedRound(round, {
    onMoves(event) {
      if (event.r !== round) return
      const { data, dataUpdatedAt = 0 } = cache.getQueryState<RunningMatch[]>(queryKey) ?? {}
      const id = pairingId(tournament, round, event.n)
      const match = data?.find((one) => one.id === id)
      const since = Date.now() - dataUpdatedAt
      const more = match && appendMoves(match, event, since)
      if (!data || !more) ask()
      else
        cache.setQueryData(
          queryKey,
          data.map((one) => (one === match ? more : { ...one, at: one.at + since })),
        )
    },
    onPlies(event) {
      if (event.r !== round) return
      const { data, dataUpdatedAt = 0 } = cache.getQueryState<RunningMatch[]>(queryKey) ?? {}
      const more =
        data &&
        takePlies(data, hidden ? withoutEvaluations(event) : event, { tournament, since: Date.now() - dataUpdatedAt })
      if (more) cache.setQueryData(queryKey, more.matches)
      if (!more || more.isLacking) ask()
    },
  })
}

/** For readers who hide results: an evaluation would tell them. */
const withoutEvaluations = ({ type, r, t }: PliesEvent): PliesEvent => ({ type, r, t })
