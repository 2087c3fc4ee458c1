import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { possibleDraws } from '#core/draw/possible-draws.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { openDrawLine, type DrawLine } from '../why/draw-line.ts'
import type { DeskActions } from './use-desk.ts'

/** The draws of the next round that are made ready beside the page, while the last games go on. */
export interface ReadyDraws {
  /** How many there may be; 0 where none is made ready. */
  count: number
  made: number
  /** The draw by the facts as they are, once no board is open and it is made; or why there is none. */
  draw: Draw | string | undefined
  isStopped: boolean
  stop: () => void
  goOn: () => void
}

type Drawings = ReadonlyMap<string, Draw | string>
const NONE: Drawings = new Map()

/** Draws what the next round may be in a worker, one after the other; facts that change make others of it. */
export function useReadyDraws(snapshot: Snapshot | undefined): ReadyDraws {
  const wanted = useMemo(() => (snapshot ? possibleDraws(snapshot) : []), [snapshot])
  const [drawings, setDrawings] = useState(NONE)
  const [isStopped, setStopped] = useState(false)
  const line = useRef<DrawLine>(undefined)
  const missing = wanted.find(({ key }) => !drawings.has(key))
  useEffect(() => {
    if (isStopped || !missing) return undefined
    let isWanted = true
    const { key, snapshot: facts } = missing
    line.current ??= openDrawLine()
    line.current.proposal(facts, facts.round + 1).then(
      // Those that can no longer come are let go.
      (draw) =>
        isWanted &&
        setDrawings((before) => new Map([...wanted.flatMap(({ key: other }) => entryOf(before, other)), [key, draw]])),
      () => isWanted && setStopped(true),
    )
    return () => {
      isWanted = false
    }
  }, [missing, isStopped, wanted])
  const close = useCallback((): void => {
    line.current?.close()
    line.current = undefined
  }, [])
  useEffect(() => close, [close])
  return {
    count: wanted.length,
    made: wanted.filter(({ key }) => drawings.has(key)).length,
    draw: wanted.length === 1 ? drawings.get(wanted[0]!.key) : undefined,
    isStopped,
    stop: () => {
      close()
      setStopped(true)
    },
    goOn: () => setStopped(false),
  }
}

function entryOf(drawings: Drawings, key: string): [string, Draw | string][] {
  const known = drawings.get(key)
  return known === undefined ? [] : [[key, known]]
}

/** Sends what was drawn here along when a draw is asked for: the server draws it again, and refuses where both differ. */
export const withExpectedDraw = (actions: DeskActions, { draw }: ReadyDraws): DeskActions => ({
  ...actions,
  change: (request, reason) => {
    const isByEngine = request.type === 'draw' && !request.isByHand && typeof draw === 'object'
    return actions.change(isByEngine ? { ...request, expected: draw.pairs } : request, reason)
  },
})
