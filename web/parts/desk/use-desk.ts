import * as say from '#words/desk.js'
import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import type { ApiError } from '../../api/client.ts'
import { deskQueries, redoChange, undoChange, type DeskChange } from '../../api/desk.ts'
import type { Outbox } from '../../offline/outbox.ts'
import { useSending } from '../../offline/use-outbox.ts'
import { fetchUpTo } from './fetch-up-to.ts'
import { useOnce } from './use-once.ts'

/** In milliseconds. A broadcast usually arrives within this time; then nothing is fetched. */
const FRAME_DELAY = 400

interface LastDone {
  message: string
  /** The version of the change, or the outbox key while it waits for the network. Undo takes either. */
  version: number | string
  /** An undo can be redone; everything else can be undone. */
  isUndo: boolean
}

type Request = DeskChange['request']

/** A change of this page, with its version, or its outbox key while it waits. */
type DoneChange = DeskChange & { version: number | string }

/** Steps that the server takes by the whole history. */
type ServerStep = { undo: number | undefined } | 'redo'

export interface DeskActions {
  /** Sends a change. Resolves to the refusal, or undefined on success; the last refusal is in `error` too. */
  change: (request: Request, reason?: string) => Promise<ApiError | undefined>
  undo: (done: number | string) => Promise<ApiError | undefined>
  /** Undoes the user's own last change, on whichever device it was made. */
  undoLast: () => void
  /** Redoes the user's last undo, unless they changed something else since. */
  redo: () => void
  isBusy: boolean
  error: ApiError | undefined
  last: LastDone | undefined
  /** The version of the last change that was made here, 0 before the first. */
  lastVersion: () => number
  dismiss: () => void
}

/** The changes of a tournament's desk, applied to the facts on screen, and the result of the last one. */
export function useDesk(id: string, outbox: Outbox<Snapshot>, facts: Snapshot): DeskActions {
  const cache = useQueryClient()
  const [last, setLast] = useState<LastDone>()
  // Refs, because changes run in parallel: none waits for a render of another.
  const done = useRef<DoneChange[]>([])
  /** What was undone: changes that still waited here are sent again, the server redoes the others. */
  const undone = useRef<(DeskChange | 'saved')[]>([])
  const latest = useRef<Promise<unknown>>(undefined)
  const once = useOnce<ApiError | undefined>()
  const settle = (version: number, isResult = false): void => {
    const { queryKey } = tournamentQueries.snapshot(id)
    const desk = deskQueries.desk(id).queryKey
    const isKnown = Number.isFinite(version)
    setTimeout(() => {
      void (isKnown ? fetchUpTo(cache, queryKey, version) : cache.refetchQueries({ queryKey, exact: true }))
    }, FRAME_DELAY)
    // Results arrive as broadcasts: the desk's own data is only marked stale.
    void cache.invalidateQueries({ queryKey: desk, refetchType: isResult ? 'none' : 'active' }).then(() => {
      if (isKnown && !isResult) void fetchUpTo(cache, desk, version)
    })
    void cache.invalidateQueries({ queryKey: queryKeys.history(id) })
  }
  const changing = useMutation({
    mutationFn: ({ request, reason }: { request: Request; reason?: string | undefined }) =>
      outbox.change(facts, { request, reason }),
    onSuccess: ({ message, version }, { request, reason }) => {
      done.current.push({ version, request, reason })
      setLast({ message, version, isUndo: false })
      if (typeof version === 'number') settle(version, request.type === 'enterResult')
    },
    onError: () => settle(Infinity),
  })
  const stepping = useMutation({
    mutationFn: (step: ServerStep) =>
      step === 'redo' ? redoChange(id, crypto.randomUUID()) : undoChange(id, step.undo, crypto.randomUUID()),
    onSuccess: ({ message, version }, step) => {
      setLast({ message, version, isUndo: step !== 'redo' })
      settle(version)
    },
    onError: () => settle(Infinity),
  })
  useSending(outbox, (delivery, key) => {
    // A refusal means that someone else changed something: refetch.
    if (delivery.type !== 'made') return settle(Infinity)
    const { version } = delivery
    for (const one of done.current) if (one.version === key) one.version = version
    setLast((before) => (before?.version === key ? { ...before, version } : before))
    settle(version)
  })
  const undo = async (one: number | string | undefined): Promise<ApiError | undefined> => {
    changing.reset()
    const own = done.current.find(({ version }) => version === one)
    done.current = done.current.filter((each) => each !== own)
    if (typeof one === 'string') {
      await outbox.takeBack(one)
      setLast({ message: say.takenBack(), version: one, isUndo: true })
      if (own) undone.current.push(own)
      return undefined
    }
    const refusal = await stepping.mutateAsync({ undo: one }).then(made, refused)
    if (!refusal) undone.current.push('saved')
    return refusal
  }
  const ask = ({ request, reason }: DeskChange) => {
    stepping.reset()
    return changing.mutateAsync({ request, reason }).then(made, refused)
  }
  /** One step after another: a change that is still being sent is the last one. */
  const inTurn = <Answer>(step: () => Promise<Answer>): Promise<Answer> => {
    const taken = Promise.resolve(latest.current).then(step, step)
    latest.current = taken
    return taken
  }
  return {
    change: (request, reason) =>
      once({ request, reason }, () => {
        undone.current = []
        const asked = ask({ request, reason })
        latest.current = asked
        return asked
      }),
    undo: (one) => once({ undo: one }, () => inTurn(() => undo(one))),
    undoLast: () => void inTurn(() => undo(done.current.findLast(isWaiting)?.version)),
    redo: () =>
      void inTurn(async () => {
        const one = undone.current.pop() ?? 'saved'
        if (one !== 'saved') return ask(one)
        changing.reset()
        return stepping.mutateAsync('redo').then(made, refused)
      }),
    isBusy: changing.isPending || stepping.isPending,
    error: (changing.error ?? stepping.error ?? undefined) as ApiError | undefined,
    last,
    lastVersion: () => Math.max(0, ...done.current.map(({ version }) => (typeof version === 'number' ? version : 0))),
    dismiss: () => {
      setLast(undefined)
      changing.reset()
      stepping.reset()
    },
  }
}

const made = (): undefined => undefined
const refused = (error: unknown): ApiError => error as ApiError

const isWaiting = ({ version }: DoneChange): boolean => typeof version === 'string'

/** The desk's private data, refetched when the tournament has changed, but not while results are being entered. */
export function useDeskFacts(id: string, version: number, isEntering: boolean) {
  const cache = useQueryClient()
  const { data } = useQuery(deskQueries.desk(id))
  const known = data?.version
  useEffect(() => {
    const { queryKey } = deskQueries.desk(id)
    if (known !== undefined && known < version && !isEntering)
      void cache.invalidateQueries({ queryKey }).then(() => fetchUpTo(cache, queryKey, version))
  }, [cache, id, known, version, isEntering])
  return data
}
