import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Metric, Progression } from './metrics.ts'
import { rankingAfter } from './progress.ts'

/** The standing order after each drawn round. */
export const orders = (snapshot: Snapshot): Int32Array[] =>
  snapshot.rounds.map((_, at) => rankingAfter(snapshot, at + 1).order)

/**
 * Places within each pool by a metric after each round, by cell as in `Progression`. Places are never shared:
 * competitors with equal or no figures keep the order of the standings (`orders`).
 */
export function placesByMetric(
  { players }: Pick<Snapshot, 'players'>,
  { rounds, size, figures }: Progression,
  metric: Metric,
  standing: Int32Array[],
): Int32Array {
  const found = new Int32Array(size * rounds)
  const figure = figures[metric]
  for (let at = 0; at < rounds; at++) {
    const keyed = Array.from(standing[at]!, (player) => {
      const key = figure[player * rounds + at]!
      return { player, pool: players.pool?.[player] ?? 0, key: Number.isNaN(key) ? -Infinity : key }
    })
    // The sort is stable, so equal figures keep their order.
    keyed.sort((a, b) => a.pool - b.pool || (a.key === b.key ? 0 : b.key - a.key))
    let first = 0
    keyed.forEach(({ player, pool }, index) => {
      if (index > 0 && keyed[index - 1]!.pool !== pool) first = index
      found[player * rounds + at] = index - first + 1
    })
  }
  return found
}
