import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { ApiError } from '../../api/client.ts'
import { changeSeason, undoSeason, type SeasonRequest } from '../../api/season-desk.ts'

export interface SeasonActions {
  /** Sends a change; resolves to whether it was made. */
  change: (request: SeasonRequest, reason?: string) => Promise<boolean>
  undo: (version: number) => void
  isBusy: boolean
  /** Why the last change was refused. */
  error: ApiError | undefined
  /** The last change that was made here, which can be undone. */
  last: { message: string; version: number } | undefined
}

/** The changes of a season’s manager, applied at once, and the last one with its undo. */
export function useSeasonDesk(league: string, season: string): SeasonActions {
  const cache = useQueryClient()
  const [last, setLast] = useState<SeasonActions['last']>()
  const onSettled = () => cache.invalidateQueries({ queryKey: queryKeys.league(league) })
  const changing = useMutation({
    mutationFn: ({ request, reason }: { request: SeasonRequest; reason?: string | undefined }) =>
      changeSeason(league, { season, request, ...(reason && { reason }) }, crypto.randomUUID()),
    onSuccess: setLast,
    onSettled,
  })
  const undoing = useMutation({
    mutationFn: (version: number) => undoSeason(league, season, version, crypto.randomUUID()),
    onSuccess: () => setLast(undefined),
    onSettled,
  })
  return {
    change: (request, reason) => {
      undoing.reset()
      return changing.mutateAsync({ request, reason }).then(
        () => true,
        () => false,
      )
    },
    undo: (version) => {
      changing.reset()
      undoing.mutate(version)
    },
    isBusy: changing.isPending || undoing.isPending,
    error: (changing.error ?? undoing.error ?? undefined) as ApiError | undefined,
    last,
  }
}
