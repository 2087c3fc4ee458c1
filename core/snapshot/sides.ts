import { poolsOf } from './pools-of.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The two sides of a Scheveningen match, by positions in the order of their numbers: the first two pools, or without
 * pools the first and the second half of the numbers.
 */
export function sidesOf(snapshot: Snapshot): [number[], number[]] {
  const pools = poolSides(snapshot)
  if (pools) return pools
  const all = snapshot.players.no.map((_, position) => position)
  const half = Math.ceil(all.length / 2)
  return [all.slice(0, half), all.slice(half)]
}

/** The sides if they are two pools. */
export function poolSides(snapshot: Snapshot): [number[], number[]] | undefined {
  const [one, other, ...more] = poolsOf(snapshot).map(({ positions }) => positions)
  return one && other && more.length === 0 ? [one, other] : undefined
}
