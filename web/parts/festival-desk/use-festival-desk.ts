import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import {
  changeFestival,
  changeRegister,
  undoFestival,
  type FestivalRequest,
  type RegisterRequest,
} from '../../api/festival-desk.ts'

interface FestivalMessage {
  message: string
  /** Of a change that can be undone. */
  version?: number
}

export interface FestivalActions {
  /** Sends a change; resolves to whether it was made. */
  change: (request: FestivalRequest) => Promise<boolean>
  /** A change of people, places or payments. */
  register: (request: RegisterRequest) => Promise<boolean>
  /** Any other call. */
  run: (call: () => Promise<{ message: string }>) => Promise<boolean>
  undo: (version: number) => void
  isBusy: boolean
  /** Why the last change was refused. */
  error: Error | undefined
  /** The last change that was made here. */
  last: FestivalMessage | undefined
}

/** The changes of those who run a festival, and the last one with its undo. */
export function useFestivalDesk(id: string): FestivalActions {
  const cache = useQueryClient()
  const [last, setLast] = useState<FestivalMessage>()
  const { mutateAsync, mutate, isPending, error } = useMutation({
    mutationFn: (call: () => Promise<FestivalMessage>) => call(),
    onSuccess: setLast,
    // Not awaited, because forms are emptied when the change resolves: the user may be typing the next one by then.
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: queryKeys.festival(id) })
      void cache.invalidateQueries({ queryKey: queryKeys.festivals() })
    },
  })
  const made = (call: () => Promise<FestivalMessage>): Promise<boolean> =>
    mutateAsync(call).then(
      () => true,
      () => false,
    )
  return {
    change: (request) => made(() => changeFestival(id, request, crypto.randomUUID())),
    register: (request) =>
      made(async () => ({ message: (await changeRegister(id, request, crypto.randomUUID())).message })),
    run: (call) => made(async () => ({ message: (await call()).message })),
    undo: (version) =>
      mutate(async () => ({ message: (await undoFestival(id, version, crypto.randomUUID())).message })),
    isBusy: isPending,
    error: error ?? undefined,
    last,
  }
}
