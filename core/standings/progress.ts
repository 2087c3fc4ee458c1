import type { Snapshot } from '../snapshot/snapshot.ts'
import { field } from './field.ts'
import type { Metric, Progression } from './metrics.ts'
import { ranking, type Ranking } from './ranking.ts'
import { rankingCodes } from './ranking-codes.ts'
import { criteriaBy } from './tie-breaks.ts'

function rankingAfter(snapshot: Snapshot, round: number): Ranking {
  const { settings } = snapshot
  return ranking(field(snapshot, round), criteriaBy(rankingCodes(settings), settings.displayPoints))
}

/** Ranks by position after a round. */
export const ranks = (snapshot: Snapshot, round: number): Int32Array => rankingAfter(snapshot, round).rank

/**
 * Places gained by each competitor since the round before, by position; `now` are the current ranks. 0 for all after
 * round 1.
 */
export function movement(snapshot: Snapshot, round: number, now: ArrayLike<number>): Int32Array {
  if (round <= 1) return new Int32Array(snapshot.players.no.length)
  return ranks(snapshot, round - 1).map((before, player) => before - now[player]!)
}

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
