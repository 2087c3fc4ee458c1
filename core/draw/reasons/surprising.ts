import type { Snapshot } from '../../snapshot/snapshot.ts'
import { field } from '../../standings/field.ts'
import type { HalfPoints } from '../../text/score.ts'
import type { PoolPair } from '../draw-round.ts'

/** Points apart from which readers wonder: 5 match points, or 1½ points of players. */
const FAR = { team: 10, individual: 3 }

export interface Surprise {
  /** How far apart the two were before the round. */
  apart: HalfPoints
  /** Far apart, a bye, or not as the rules draw it, colours included. */
  isSurprising: boolean
}

/** Which boards of a round need an explanation most; `drawn` are the boards by the rules. */
export function surprises(
  snapshot: Snapshot,
  round: number,
  boards: readonly PoolPair[],
  drawn: readonly PoolPair[],
): Surprise[] {
  const { competitors, displayPoints } = snapshot.settings
  const { total } = field(snapshot, round - 1)[displayPoints]
  return boards.map(({ white, black }) => {
    const isByRules = drawn.some((pair) => pair.white === white && pair.black === black)
    if (black < 0) return { apart: 0, isSurprising: true }
    const apart = Math.abs(total[white]! - total[black]!)
    return { apart, isSurprising: !isByRules || apart >= FAR[competitors] }
  })
}
