import * as say from '#words/help.js'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EnteredResult } from '#core/match/entered-result.ts'
import type { ApiError } from '../../api/client.ts'
import { undoByHelper, type HelperView } from '../../api/helpers.ts'
import { helperCalls } from '../../offline/calls.ts'
import { keptBoards } from '../../offline/kept-boards.ts'
import { createOutbox } from '../../offline/outbox.ts'
import { HELPERS } from '../../offline/queue-names.ts'
import { useOutboxState, useSending } from '../../offline/use-outbox.ts'
import { HELPER_RULES, shownBoards, type EntryBoard } from './helper-boards.ts'

interface LastEntered {
  message: string
  /** The version of the result, or its key while it waits. */
  version: number | string
}

/** The boards of a helper's link, and the entry of their results, which wait on the device without a network. */
export function useHelper(secret: string, by: string) {
  const cache = useQueryClient()
  const query = keptBoards(secret)
  const { data: view, error: viewError } = useQuery(query)
  const [outbox] = useState(() =>
    createOutbox<HelperView>({
      tournament: `${HELPERS}${secret}`,
      by,
      calls: helperCalls(secret),
      rules: HELPER_RULES,
    }),
  )
  const state = useOutboxState(outbox)
  const [sending, setSending] = useState<readonly number[]>([])
  const [last, setLast] = useState<LastEntered>()
  const [refusal, setRefusal] = useState<ApiError>()
  const refresh = () => cache.invalidateQueries({ queryKey: query.queryKey })
  useSending(outbox, (delivery, key) => {
    if (delivery.type === 'made')
      setLast((before) => (before?.version === key ? { message: say.saved(), version: delivery.version } : before))
    void refresh()
  })
  const undoing = useMutation({
    mutationFn: (version: number) => undoByHelper({ secret, version }, crypto.randomUUID()),
    onSuccess: () => setLast(undefined),
    onSettled: refresh,
  })
  return {
    view,
    viewError,
    boards: view ? shownBoards(view, state) : [],
    queue: state.queue,
    outbox,
    last,
    /** Why the last result or its undo was refused. */
    error: refusal ?? (undoing.error as ApiError | null) ?? undefined,
    isSending: ({ no }: EntryBoard): boolean => sending.includes(no),
    isUndoing: undoing.isPending,
    refresh: () => void refresh(),
    /** Resolves to whether the result is saved, or waits on this device. */
    async enter({ no, outcome }: EntryBoard, result: EnteredResult): Promise<boolean> {
      if (!view) return false
      setRefusal(undefined)
      undoing.reset()
      setSending((others) => [...others, no])
      try {
        setLast(
          await outbox.change(view, { request: { type: 'enterResult', round: view.round, no, result, was: outcome } }),
        )
        return true
      } catch (error) {
        setRefusal(error as ApiError)
        return false
      } finally {
        setSending((others) => others.filter((each) => each !== no))
        void refresh()
      }
    },
    async undo(version: number | string): Promise<void> {
      setRefusal(undefined)
      if (typeof version === 'number') return undoing.mutate(version)
      await outbox.takeBack(version)
      setLast(undefined)
    },
  }
}
