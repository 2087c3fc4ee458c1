/** What a side of a match still needs, doubled. */
export interface PointsNeeded {
  /** Game points, doubled, that win the match: more than half of them. */
  wins: number
  /** What each side lacks for that; 0: it has won. Undefined when it cannot get there any more. */
  lacks: [first: number | undefined, second: number | undefined]
}

/** What is needed to win a match of so many game points, at doubled points. */
export function pointsNeeded([first, second]: [number, number], total: number): PointsNeeded {
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
