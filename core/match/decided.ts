import type { HalfPoints } from '../text/score.ts'
import type { TieSide } from './decision.ts'

export interface Score {
  points: readonly [white: HalfPoints, black: HalfPoints]
  /** Half points of the games that are not finished. */
  open: HalfPoints
  /** The side that wins a level match. */
  drawOdds?: TieSide | undefined
}

/** The side that can no longer be caught; undefined while both can still win, and in a drawn match. */
export function decidedSide({ points: [white, black], open, drawOdds }: Score): TieSide | undefined {
  const isSafe = (lead: HalfPoints, side: TieSide) => lead > open || (lead === open && drawOdds === side)
  if (isSafe(white - black, 0)) return 0
  return isSafe(black - white, 1) ? 1 : undefined
}
