import { lead, type FixtureEnd } from './fixture-ends.ts'
import type { PlaceRange } from './zones.ts'

/** How often each team ended in each place, over all ways or runs together and by the result of some fixtures. */
export interface OddsTally {
  size: number
  weight: number
  /** `team * size + place - 1` */
  places: Float64Array
  /** By fixture and result: the first side loses, draws, wins. */
  byResult: { weight: number; places: Float64Array }[][]
}

const table = (size: number) => ({ weight: 0, places: new Float64Array(size * size) })

export const newTally = (size: number, fixtures: number): OddsTally => ({
  size,
  ...table(size),
  byResult: Array.from({ length: fixtures }, () => [0, 1, 2].map(() => table(size))),
})

/** Adds a way with its chance. Teams that nothing separates share their places evenly. */
export function addWay(
  tally: OddsTally,
  ranks: Int32Array,
  { share, ends, pools }: { share: number; ends: readonly FixtureEnd[]; pools: readonly number[] | undefined },
): void {
  const counted = tally.byResult.map((results, at) => results[1 + Math.sign(lead(ends[at]!))]!)
  const tables = [tally, ...counted]
  for (const each of tables) each.weight += share
  for (let team = 0; team < tally.size; team++) {
    const level = levelWith(ranks, team, pools)
    for (const { places } of tables)
      for (let at = 0; at < level; at++) places[team * tally.size + ranks[team]! - 1 + at]! += share / level
  }
}

/** The number of teams in a place, this one included. */
function levelWith(ranks: Int32Array, team: number, pools: readonly number[] | undefined): number {
  let level = 0
  for (let other = 0; other < ranks.length; other++)
    if (ranks[other] === ranks[team] && pools?.[other] === pools?.[team]) level += 1
  return level
}

type PlaceShares = Pick<OddsTally, 'weight' | 'places'>

/** The share of ways in which a team ends within a range of places. */
export function shareOf({ weight, places }: PlaceShares, size: number, team: number, [from, to]: PlaceRange): number {
  let sum = 0
  for (let place = from; place <= to; place++) sum += places[team * size + place - 1]!
  return weight > 0 ? Math.min(1, sum / weight) : 0
}
