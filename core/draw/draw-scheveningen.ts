import * as say from '#words/systems.js'
import type { DrawnPair } from '../snapshot/desk.ts'
import { sidesOf } from '../snapshot/sides.ts'
import { systemRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { doubleScheveningenRound } from './scheveningen.ts'
import { isIn } from './who-plays.ts'

/**
 * A round of a Scheveningen match. With twice the rounds of one cycle it is a double one. A withdrawn player keeps the
 * boards that are left, and loses them by forfeit.
 */
export function drawScheveningen(snapshot: Snapshot, round: number): DrawnPair[] | string {
  const [ones, others] = sidesOf(snapshot)
  if (ones.length === 0 || ones.length !== others.length)
    return say.sidesDiffer({ one: ones.length, other: others.length })
  const { from, to } = systemRange(snapshot, round)
  const at = round - from + 1
  const rounds = to - from + 1 >= 2 * ones.length ? 2 * ones.length : ones.length
  if (at > rounds) return say.sidesHaveMet({ count: rounds })
  const { no } = snapshot.players
  return doubleScheveningenRound(ones.length, at).flatMap(({ one, other, isOneWhite }): DrawnPair[] => {
    const pair = [ones[one - 1]!, others[other - 1]!]
    if (!pair.some((position) => isIn(snapshot, position, round))) return []
    const [white, black] = isOneWhite ? pair : pair.toReversed()
    return [{ white: no[white!]!, black: no[black!]! }]
  })
}
