import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import type { ApiError } from '../../api/client.ts'
import { changeAtDesk, deskQueries, undoChange, type DeskChange, type HistoryEntry } from '../../api/desk.ts'
import { useMe } from '../../api/session.ts'

/** Frames of the room mostly come at once; where one is lost the facts are asked for. */
const FRAME_DELAY = 400

/** What was done last at this desk. */
interface LastDone {
  message: string
  /** The version that it made, which undo takes. */
  version: number
  /** Whether it can be taken back: an undo is not. */
  isChange: boolean
}

type Request = DeskChange['request']

/** What a page of the desk does and knows. */
export interface DeskActions {
  /** Asks for a change; resolves to why it was not made, if so. The last refusal is in `error`, too. */
  change: (request: Request, reason?: string) => Promise<ApiError | undefined>
  undo: (version: number) => Promise<ApiError | undefined>
  /** Takes back one's own last change. */
  undoLast: () => void
  isBusy: boolean
  error: ApiError | undefined
  last: LastDone | undefined
  dismiss: () => void
}

/** The acts of the desk of a tournament, with what came of the last of them. */
export function useDesk(id: string): DeskActions {
  const cache = useQueryClient()
  const me = useMe()
  const [last, setLast] = useState<LastDone>()
  // What is done while more is being done: each waits for none of the others.
  const done = useRef<number[]>([])
  const latest = useRef<Promise<unknown>>(undefined)
  const settle = (version: number, isResult = false): void => {
    const { queryKey } = tournamentQueries.snapshot(id)
    setTimeout(() => {
      if ((cache.getQueryData(queryKey)?.version ?? 0) < version) void cache.refetchQueries({ queryKey, exact: true })
    }, FRAME_DELAY)
    // Of results everybody is told by the room: the desk is asked when somebody looks at it again.
    void cache.invalidateQueries({
      queryKey: deskQueries.desk(id).queryKey,
      refetchType: isResult ? 'none' : 'active',
    })
    void cache.invalidateQueries({ queryKey: queryKeys.history(id) })
  }
  const changing = useMutation({
    mutationFn: ({ request, reason }: { request: Request; reason?: string | undefined }) =>
      changeAtDesk(id, { request, ...(reason && { reason }) }, crypto.randomUUID()),
    onSuccess: ({ message, version }, { request }) => {
      done.current.push(version)
      setLast({ message, version, isChange: true })
      settle(version, request.type === 'enterResult')
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
  const undo = (version: number): Promise<ApiError | undefined> => {
    changing.reset()
    done.current = done.current.filter((one) => one !== version)
    return undoing.mutateAsync(version).then(made, refused)
  }
  const undoLast = async (): Promise<void> => {
    // What is on its way is what was done last.
    await latest.current
    const known = cache.getQueryData(deskQueries.desk(id).queryKey)?.changes ?? []
    const own = done.current.at(-1) ?? known.find((change) => isOwn(change, me?.username))?.version
    if (own !== undefined) await undo(own)
  }
  return {
    change: (request, reason) => {
      undoing.reset()
      const asked = changing.mutateAsync({ request, reason }).then(made, refused)
      latest.current = asked
      return asked
    },
    undo,
    undoLast: () => void undoLast(),
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

/** What only the desk sees, asked again when the tournament has changed; while results are entered it is left alone. */
export function useDeskFacts(id: string, version: number, isEntering: boolean) {
  const cache = useQueryClient()
  const { data } = useQuery(deskQueries.desk(id))
  const known = data?.version
  useEffect(() => {
    if (known !== undefined && known < version && !isEntering)
      void cache.invalidateQueries({ queryKey: deskQueries.desk(id).queryKey })
  }, [cache, id, known, version, isEntering])
  return data
}
