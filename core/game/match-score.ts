import type { HalfPoints } from '../text/score.ts'

/** What the sides of a match still need. */
export interface PointsNeeded {
  /** Game points that win the match: more than half of them. */
  wins: HalfPoints
  /** What each side lacks for that; 0: it has won. Undefined when it cannot get there any more. */
  lacks: [first: HalfPoints | undefined, second: HalfPoints | undefined]
}

/** What is needed to win a match of `total` game points (plain points). */
export function pointsNeeded([first, second]: [HalfPoints, HalfPoints], total: number): PointsNeeded {
  const wins = total + 1
  const left = 2 * total - first - second
  const missing = (own: number) => (own >= wins ? 0 : own + left >= wins ? wins - own : undefined)
  return { wins, lacks: [missing(first), missing(second)] }
}

export type PointCell = 'first' | 'firstHalf' | 'open' | 'secondHalf' | 'second'

/** One cell for each game point: the first side's from the start, the second side's from the end. A cell that each has half of is the first's. */
export function pointCells([first, second]: [number, number], total: number): PointCell[] {
  return Array.from({ length: total }, (_, at): PointCell => {
    if (first >= 2 * at + 2) return 'first'
    if (first === 2 * at + 1) return 'firstHalf'
    const fromEnd = total - 1 - at
    if (second >= 2 * fromEnd + 2) return 'second'
    return second === 2 * fromEnd + 1 ? 'secondHalf' : 'open'
  })
}
