import { useEffect, useRef, useState } from 'react'
import type { DrawVerdict } from '#core/draw/reasons/draw-answers.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { openDrawLine, type DrawLine } from './draw-line.ts'

export type DrawState =
  | { is: 'drawing'; share: number }
  | { is: 'cancelled' }
  | { is: 'failed' }
  | { is: 'drawn'; verdict: DrawVerdict; line: DrawLine; from: Snapshot }

interface DrawnAgain {
  state: DrawState
  again: () => void
  cancel: () => void
}

/** A key of the inputs of a round's draw; its results are not among them. */
const drawnFrom = ({ id, rounds, bonuses, forbidden }: Snapshot, round: number): string =>
  JSON.stringify([
    id,
    round,
    rounds.slice(0, round - 1),
    rounds[round - 1]?.white,
    rounds[round - 1]?.black,
    bonuses,
    forbidden,
  ])

const DRAWING: DrawState = { is: 'drawing', share: 0 }

/** Draws a round again in a worker. Repeats it when an input of the draw is corrected, or on `again`. */
export function useDraw(snapshot: Snapshot, round: number, isWanted = true): DrawnAgain {
  const key = drawnFrom(snapshot, round)
  const [input, setInput] = useState({ key, snapshot, round })
  const [state, setState] = useState(DRAWING)
  const stop = useRef<() => void>(undefined)
  const again = (): void => {
    setInput({ key, snapshot, round })
    setState(DRAWING)
  }
  if (input.key !== key) again()
  useEffect(() => {
    if (!isWanted) return undefined
    const line = openDrawLine()
    let isOpen = true
    const settle = (next: DrawState): void => void (isOpen && setState(next))
    line
      .verdict(input.snapshot, input.round, (share) => settle({ is: 'drawing', share }))
      .then(
        (verdict) => settle({ is: 'drawn', verdict, line, from: input.snapshot }),
        () => settle({ is: 'failed' }),
      )
    stop.current = () => {
      isOpen = false
      line.close()
    }
    return stop.current
  }, [input, isWanted])
  const cancel = (): void => {
    stop.current?.()
    setState({ is: 'cancelled' })
  }
  return { state, again, cancel }
}
