import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { ChangeOf } from '#core/rows/season-desk.ts'
import type { ApiError } from '../../api/client.ts'
import { changeSeason, undoSeason, type SeasonRequest } from '../../api/season-desk.ts'

export interface SeasonActions {
  /** Sends a change; resolves to whether it was made. */
  change: (request: SeasonRequest, reason?: string) => Promise<boolean>
  undo: (version: number, of?: ChangeOf) => void
  /** Sends a change of the league, which the history can undo; resolves to whether it was made. */
  send: (call: () => Promise<{ message: string }>) => Promise<boolean>
  isBusy: boolean
  /** Why the last change was refused. */
  error: ApiError | undefined
  /** The last change that was made here; without a version, only the history undoes it. */
  last: { message: string; version?: number } | undefined
}

/** The changes of a season’s manager, applied at once, and the last one with its undo. */
export function useSeasonDesk(league: string, season: string): SeasonActions {
  const cache = useQueryClient()
  const [last, setLast] = useState<SeasonActions['last']>()
  const onSettled = () => cache.invalidateQueries({ queryKey: queryKeys.league(league) })
  const changing = useMutation({
    mutationFn: (call: () => Promise<{ message: string; version?: number }>) => call(),
    onSuccess: setLast,
    onSettled,
  })
  const undoing = useMutation({
    mutationFn: ({ version, of }: { version: number; of: ChangeOf }) =>
      undoSeason(league, season, of, version, crypto.randomUUID()),
    onSuccess: () => setLast(undefined),
    onSettled,
  })
  const send = (call: () => Promise<{ message: string; version?: number }>) => {
    undoing.reset()
    return changing.mutateAsync(call).then(
      () => true,
      () => false,
    )
  }
  return {
    change: (request, reason) =>
      send(() => changeSeason(league, { season, request, ...(reason && { reason }) }, crypto.randomUUID())),
    undo: (version, of = 'season') => {
      changing.reset()
      undoing.mutate({ version, of })
    },
    send,
    isBusy: changing.isPending || undoing.isPending,
    error: (changing.error ?? undoing.error ?? undefined) as ApiError | undefined,
    last,
  }
}
