import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import type { ApiError } from '../../api/client.ts'
import { deskQueries, undoChange, type DeskChange, type HistoryEntry } from '../../api/desk.ts'
import { useMe } from '../../api/session.ts'
import type { Outbox } from '../../offline/outbox.ts'
import { useSending } from '../../offline/use-outbox.ts'
import { fetchUpTo } from './fetch-up-to.ts'

/** In milliseconds. A broadcast usually arrives within this time; then nothing is fetched. */
const FRAME_DELAY = 400

interface LastDone {
  message: string
  /** The version of the change, or the outbox key while it waits for the network. Undo takes either. */
  version: number | string
  /** Whether it can be undone: an undo cannot. */
  isChange: boolean
}

type Request = DeskChange['request']

/** A change of this user, with its version, or its outbox key while it waits. */
type DoneChange = DeskChange & { version: number | string }

export interface DeskActions {
  /** Sends a change. Resolves to the refusal, or undefined on success; the last refusal is in `error` too. */
  change: (request: Request, reason?: string) => Promise<ApiError | undefined>
  undo: (done: number | string) => Promise<ApiError | undefined>
  /** Undoes the user's own last change. */
  undoLast: () => void
  /** Redoes the last undo, unless another change was made since. */
  redo: () => void
  isBusy: boolean
  error: ApiError | undefined
  last: LastDone | undefined
  dismiss: () => void
}

/** The changes of a tournament's desk, applied to the facts on screen, and the result of the last one. */
export function useDesk(id: string, outbox: Outbox, facts: Snapshot): DeskActions {
  const cache = useQueryClient()
  const me = useMe()
  const [last, setLast] = useState<LastDone>()
  // Refs, because changes run in parallel: none waits for a render of another.
  const done = useRef<DoneChange[]>([])
  const undone = useRef<DeskChange[]>([])
  const latest = useRef<Promise<unknown>>(undefined)
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
      setLast({ message, version, isChange: true })
      if (typeof version === 'number') settle(version, request.type === 'enterResult')
    },
    onError: () => settle(Infinity),
  })
  const undoing = useMutation({
    mutationFn: (version: number) => undoChange(id, version, crypto.randomUUID()),
    onSuccess: ({ message, version }) => {
      setLast({ message, version, isChange: false })
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
  const undo = async (one: number | string): Promise<ApiError | undefined> => {
    changing.reset()
    const own = done.current.find(({ version }) => version === one)
    done.current = done.current.filter((each) => each !== own)
    if (typeof one === 'number') {
      const refusal = await undoing.mutateAsync(one).then(made, refused)
      if (refusal) return refusal
    } else {
      await outbox.takeBack(one)
      setLast({ message: 'Taken back.', version: one, isChange: false })
    }
    if (own) undone.current.push(own)
    return undefined
  }
  const ask = ({ request, reason }: DeskChange) => {
    undoing.reset()
    const asked = changing.mutateAsync({ request, reason }).then(made, refused)
    latest.current = asked
    return asked
  }
  const undoLast = async (): Promise<void> => {
    // A change that is still being sent is the last one.
    await latest.current
    const known = cache.getQueryData(deskQueries.desk(id).queryKey)?.changes ?? []
    const own = done.current.at(-1)?.version ?? known.find((change) => isOwn(change, me?.username))?.version
    if (own !== undefined) await undo(own)
  }
  return {
    change: (request, reason) => {
      undone.current = []
      return ask({ request, reason })
    },
    undo,
    undoLast: () => void undoLast(),
    redo: () => {
      const one = undone.current.pop()
      if (one) void ask(one)
    },
    isBusy: changing.isPending || undoing.isPending,
    error: (changing.error ?? undoing.error ?? undefined) as ApiError | undefined,
    last,
    dismiss: () => {
      setLast(undefined)
      changing.reset()
      undoing.reset()
    },
  }
}

const made = (): undefined => undefined
const refused = (error: unknown): ApiError => error as ApiError

const isOwn = ({ by, mayUndo, undoes }: HistoryEntry, username: string | undefined): boolean =>
  by !== null && by === username && mayUndo && undoes === null

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
