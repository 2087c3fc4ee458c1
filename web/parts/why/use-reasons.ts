import { useEffect, useState } from 'react'
import type { BoardReason } from '#core/draw/reasons/board-reason.ts'
import type { PoolPair } from '#core/draw/draw-round.ts'
import type { DrawLine } from './draw-line.ts'

/** Boards per request: the first reasons arrive soon, and other requests get a turn. */
const BATCH = 10

/** The reasons for the first `count` boards, as far as they are found. */
export function useReasons(line: DrawLine, boards: readonly PoolPair[], count: number): BoardReason[] {
  const [found, setFound] = useState<{ line: DrawLine; reasons: BoardReason[] }>({ line, reasons: [] })
  const reasons = found.line === line ? found.reasons : []
  const from = reasons.length
  const [asked] = useState(boards)
  useEffect(() => {
    if (from >= Math.min(count, asked.length)) return undefined
    let isWanted = true
    line.reasons(asked.slice(from, Math.min(from + BATCH, count))).then(
      (more) =>
        isWanted &&
        setFound((before) => ({ line, reasons: [...(before.line === line ? before.reasons : []), ...more] })),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [line, asked, from, count])
  return reasons
}
