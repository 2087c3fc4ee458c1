import type { HalfPoints } from '../text/score.ts'

export interface PointsNeeded {
  /** Points that win the match: more than half of them. */
  wins: HalfPoints
  /** Points that each side still needs to win; 0: it has won, undefined: it can no longer win. */
  lacks: [first: HalfPoints | undefined, second: HalfPoints | undefined]
}

/** `total` is in plain points. */
export function pointsNeeded([first, second]: [HalfPoints, HalfPoints], total: number): PointsNeeded {
  const wins = total + 1
  const left = 2 * total - first - second
  const missing = (own: number) => (own >= wins ? 0 : own + left >= wins ? wins - own : undefined)
  return { wins, lacks: [missing(first), missing(second)] }
}

export type PointCell = 'first' | 'firstHalf' | 'open' | 'secondHalf' | 'second'

/**
 * One cell for each game point: the first side's from the start, the second side's from the end. A cell of which each
 * side has half is the first side's.
 */
export function pointCells([first, second]: [number, number], total: number): PointCell[] {
  return Array.from({ length: total }, (_, at): PointCell => {
    if (first >= 2 * at + 2) return 'first'
    if (first === 2 * at + 1) return 'firstHalf'
    const fromEnd = total - 1 - at
    if (second >= 2 * fromEnd + 2) return 'second'
    return second === 2 * fromEnd + 1 ? 'secondHalf' : 'open'
  })
}
