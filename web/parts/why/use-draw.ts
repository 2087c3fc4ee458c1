import { useEffect, useState } from 'react'
import type { DrawVerdict } from '#core/draw/reasons/draw-answers.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { openDrawLine, type DrawLine } from './draw-line.ts'

/** How far drawing a round again has come. */
export type DrawState =
  | { is: 'drawing' }
  | { is: 'failed' }
  | { is: 'drawn'; verdict: DrawVerdict; line: DrawLine; from: Snapshot }

/** What a round was drawn from: its results say nothing about it. */
const drawnFrom = ({ id, rounds, bonuses }: Snapshot, round: number): string =>
  JSON.stringify([id, round, rounds.slice(0, round - 1), rounds[round - 1]?.white, rounds[round - 1]?.black, bonuses])

const DRAWING: DrawState = { is: 'drawing' }

/** Draws a round again in a worker of its own, once more when what it was drawn from is corrected or somebody wants it. */
export function useDraw(snapshot: Snapshot, round: number): [DrawState, again: () => void] {
  const key = drawnFrom(snapshot, round)
  const [input, setInput] = useState({ key, snapshot, round })
  const [state, setState] = useState(DRAWING)
  const start = (): void => {
    setInput({ key, snapshot, round })
    setState(DRAWING)
  }
  if (input.key !== key) start()
  useEffect(() => {
    const line = openDrawLine()
    let isOpen = true
    const settle = (next: DrawState): void => void (isOpen && setState(next))
    line.verdict(input.snapshot, input.round).then(
      (verdict) => settle({ is: 'drawn', verdict, line, from: input.snapshot }),
      () => settle({ is: 'failed' }),
    )
    return () => {
      isOpen = false
      line.close()
    }
  }, [input])
  return [state, start]
}
