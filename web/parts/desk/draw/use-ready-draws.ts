import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { possibleDraws } from '#core/draw/possible-draws.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ApiError } from '../../../api/client.ts'
import { openDrawLine, type DrawLine, type Proposal } from '../../why/draw-line.ts'
import type { DeskActions } from '../use-desk.ts'

/** The draws of the next round that are made ready beside the page, while the last games go on. */
export interface ReadyDraws {
  /** How many there may be; 0 where none is made ready. */
  count: number
  made: number
  /** How far the one is that is being made, from 0 to 1. */
  share: number
  /** The draw by the facts as they are, once no board is open and it is made; or why there is none. */
  draw: Draw | string | undefined
  isStopped: boolean
  /** Whether somebody has asked for the draw that is being made. */
  isAwaited: boolean
  /** The draw by the facts as they are as soon as it is made; undefined where none is made, null where it was stopped. */
  awaited: () => Promise<Proposal | undefined | null>
  stop: () => void
  goOn: () => void
}

type Drawings = ReadonlyMap<string, Proposal>
const NONE: Drawings = new Map()

interface Attempt {
  no: number
  isStopped: boolean
}
const stopAttempt = (attempt: Attempt): Attempt => ({ ...attempt, isStopped: true })
const nextAttempt = (attempt: Attempt): Attempt =>
  attempt.isStopped ? { no: attempt.no + 1, isStopped: false } : attempt

/** Draws what the next round may be in a worker, one after the other; facts that change make others of it. */
export function useReadyDraws(snapshot: Snapshot | undefined): ReadyDraws {
  const wanted = useMemo(() => (snapshot ? possibleDraws(snapshot) : []), [snapshot])
  const [drawings, setDrawings] = useState(NONE)
  const [share, setShare] = useState(0)
  // Who goes on begins anew, also where that comes in the moment of a failure.
  const [attempt, setAttempt] = useState<Attempt>({ no: 0, isStopped: false })
  const [isAwaited, setAwaited] = useState(false)
  const line = useRef<DrawLine>(undefined)
  const awaiting = useRef<((made: Proposal | undefined | null) => void)[]>([])
  const missing = wanted.find(({ key }) => !drawings.has(key))
  const answer = useCallback((made: Proposal | undefined | null): void => {
    for (const resolve of awaiting.current.splice(0)) resolve(made)
  }, [])
  const close = useCallback((): void => {
    line.current?.close()
    line.current = undefined
  }, [])
  useEffect(() => close, [close])
  // Whoever waits for a draw that is no longer to be made goes on without it.
  useEffect(() => {
    if (wanted.length !== 1) answer(undefined)
  }, [wanted, answer])
  useEffect(() => {
    if (attempt.isStopped || !missing) return undefined
    let isWanted = true
    const { key, snapshot: facts } = missing
    line.current ??= openDrawLine()
    line.current
      .proposal(facts, facts.round + 1, (now) => isWanted && setShare(now))
      .then(
        (made) => {
          if (!isWanted) return
          setShare(0)
          // Those that can no longer come are let go.
          setDrawings((before) => new Map([...wanted.flatMap(({ key: other }) => entryOf(before, other)), [key, made]]))
        },
        () => {
          if (!isWanted) return
          // A worker that broke answers nobody any more.
          close()
          setAttempt(stopAttempt)
          answer(undefined)
        },
      )
    return () => {
      isWanted = false
    }
  }, [missing, attempt, wanted, answer, close])
  const made = wanted.length === 1 ? drawings.get(wanted[0]!.key) : undefined
  // Also whoever asked when it was made, but not yet shown as made.
  useEffect(() => {
    if (made && isAwaited) answer(made)
  }, [made, isAwaited, answer])
  return {
    count: wanted.length,
    made: wanted.filter(({ key }) => drawings.has(key)).length,
    share,
    draw: made?.draw,
    isStopped: attempt.isStopped,
    isAwaited: isAwaited && wanted.length === 1,
    awaited: () => {
      if (made || wanted.length !== 1) return Promise.resolve(made)
      setAttempt(nextAttempt)
      setAwaited(true)
      const asked = new Promise<Proposal | undefined | null>((resolve) => awaiting.current.push(resolve))
      return asked.finally(() => setAwaited(false))
    },
    stop: () => {
      close()
      setShare(0)
      setAttempt(stopAttempt)
      answer(null)
    },
    goOn: () => setAttempt(nextAttempt),
  }
}

function entryOf(drawings: Drawings, key: string): [string, Proposal][] {
  const known = drawings.get(key)
  return known === undefined ? [] : [[key, known]]
}

/** Sends what was drawn here along when a draw is asked for: the server draws it again, and refuses where both differ. */
export const withExpectedDraw = (actions: DeskActions, { awaited }: ReadyDraws): DeskActions => ({
  ...actions,
  change: async (request, reason) => {
    if (request.type !== 'draw' || request.isByHand || request.pairs) return actions.change(request, reason)
    const made = await awaited()
    if (made === null) return CANCELLED
    const { draw, certificate } = made ?? {}
    return actions.change(
      { ...request, ...(typeof draw === 'object' && { expected: draw.pairs, certificate }) },
      reason,
    )
  },
})

/** What comes of a draw that somebody stopped: nothing was asked for. */
const CANCELLED = new ApiError('The draw was cancelled.', 0)
