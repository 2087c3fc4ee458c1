import * as say from '#words/sides.js'
import { poolTitle } from '#core/snapshot/pools.ts'
import { poolSides, sidesOf } from '#core/snapshot/sides.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** The names of the two sides: of their pools, or else by the numbers of their players. */
export function sideNames(snapshot: Snapshot, round: number): [string, string] {
  const { settings, systems, players } = snapshot
  const hasPools = poolSides(snapshot) !== undefined
  const nameOf = (side: number[]): string =>
    hasPools
      ? poolTitle(settings, systems, round, players.pool![side[0]!]!)
      : say.numbers({ from: players.no[side[0]!]!, to: players.no[side.at(-1)!]! })
  const [one, other] = sidesOf(snapshot)
  return [nameOf(one), nameOf(other)]
}
