import type { Snapshot } from '../snapshot/snapshot.ts'

/** The best and the worst place that each team can still reach, by position. */
export interface PlaceBounds {
  best: Int32Array
  worst: Int32Array
}

/**
 * Places by scores alone: each team ends between `low` and `high`, independently of the others. Teams that can be level
 * may be placed either way, as tie-breaks decide.
 */
export function boundsOf({ players }: Pick<Snapshot, 'players'>, low: Int32Array, high: Int32Array): PlaceBounds {
  const size = players.no.length
  const bounds = { best: new Int32Array(size).fill(1), worst: new Int32Array(size).fill(1) }
  const isOut = (team: number): boolean => players.exclusions?.[team] !== undefined
  for (let team = 0; team < size; team++) {
    for (let other = 0; other < size; other++) {
      if (other === team || isOut(other) || players.pool?.[other] !== players.pool?.[team]) continue
      if (low[other]! > high[team]!) bounds.best[team]! += 1
      if (high[other]! >= low[team]!) bounds.worst[team]! += 1
    }
  }
  return bounds
}

/** Extends bounds by those of another way. */
export function widen(bounds: PlaceBounds | undefined, { best, worst }: PlaceBounds): PlaceBounds {
  if (!bounds) return { best: best.slice(), worst: worst.slice() }
  for (const [team, place] of best.entries()) bounds.best[team] = Math.min(bounds.best[team]!, place)
  for (const [team, place] of worst.entries()) bounds.worst[team] = Math.max(bounds.worst[team]!, place)
  return bounds
}
