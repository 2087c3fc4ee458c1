import * as say from '#words/deskDraw.js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { possibleDraws } from '#core/draw/possible-draws.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ApiError } from '../../../api/client.ts'
import { openDrawLine, type DrawLine, type Proposal } from '../../why/draw-line.ts'
import type { DeskActions } from '../use-desk.ts'

/** Draws of the next round, prepared in a worker while the last games are still being played. */
export interface ReadyDraws {
  /** Number of possible draws, one for each way the open games may end; 0 when none is prepared. */
  count: number
  made: number
  /** Progress of the draw that is being made, from 0 to 1. */
  share: number
  /**
   * The draw for the current results, or why there is none; undefined while a board is open or the draw is not made
   * yet.
   */
  draw: Draw | string | undefined
  isStopped: boolean
  /** Whether the desk waits for the draw that is being made. */
  isAwaited: boolean
  /**
   * Resolves to the draw for the current results once it is made; to undefined when none is being prepared, to null
   * when it was stopped.
   */
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

/**
 * Makes the possible draws of the next round in a worker, one after the other. When results change, the possible draws
 * change too.
 */
export function useReadyDraws(snapshot: Snapshot | undefined): ReadyDraws {
  const wanted = useMemo(() => (snapshot ? possibleDraws(snapshot) : []), [snapshot])
  const [drawings, setDrawings] = useState(NONE)
  const [share, setShare] = useState(0)
  // Restarting is a new attempt, even at the moment of a failure: the number makes the effect run again.
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
  // The caller goes on without a draw that will no longer be made.
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
          // Drops the draws that are no longer possible.
          setDrawings((before) => new Map([...wanted.flatMap(({ key: other }) => entryOf(before, other)), [key, made]]))
        },
        () => {
          if (!isWanted) return
          // A failed worker never answers again.
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
  // Also answers a caller who asked after the draw was made and before it was rendered.
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

/** Adds the draw made here to a draw request, so that the server can refuse a draw that differs from it. */
export const withExpectedDraw = (actions: DeskActions, { awaited }: ReadyDraws): DeskActions => ({
  ...actions,
  change: async (request, reason) => {
    if (request.type !== 'draw' || request.isByHand || request.pairs) return actions.change(request, reason)
    const made = await awaited()
    if (made === null) return cancelled()
    const { draw, certificate } = made ?? {}
    return actions.change(
      { ...request, ...(typeof draw === 'object' && { expected: draw.pairs, certificate }) },
      reason,
    )
  },
})

/** Returned for a draw that the arbiter cancelled: no request was sent. */
const cancelled = () => new ApiError(say.cancelled(), 0)
