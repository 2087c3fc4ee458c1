import type { Field } from './field.ts'
import { CUT_FIRST, NOTHING, type Opposition } from './opposition.ts'

/**
 * Sums of the opponents' scores, each times one's own points if `points` is given, without the `low` least and then the
 * `high` greatest rounds (C.07 art. 14).
 */
export function sums(
  field: Field,
  opposition: Opposition,
  points: Int32Array | undefined,
  low: number,
  high: number,
): Float64Array {
  const figures = new Float64Array(field.size)
  const keptOf = keptRounds(field, opposition, points, low, high)
  for (let player = 0; player < field.size; player++) {
    const first = player * field.round
    const kept = keptOf(player)
    let sum = 0
    for (let at = 0; at < kept.length; at++) {
      if (kept[at]) sum += opposition.score[first + at]! * (points ? points[first + at]! : 1)
    }
    figures[player] = sum
  }
  return figures
}

/** Marks with 1 the rounds that remain after the cuts. The returned array is reused by the next call. */
export function keptRounds(
  { round }: Field,
  { score, weight }: Opposition,
  points: Int32Array | undefined,
  low: number,
  high: number,
): (player: number) => Uint8Array {
  const left = new Uint8Array(round)
  const value = (cell: number): number => (points ? score[cell]! * points[cell]! : score[cell]!)
  return (player) => {
    const first = player * round
    for (let at = 0; at < round; at++) left[at] = weight[first + at] === NOTHING ? 0 : 1
    for (let cut = 0; cut < low + high; cut++) {
      const at = cut < low ? least(first) : greatest(first)
      if (at < 0) break
      left[at] = 0
    }
    return left
  }

  function order(a: number, b: number): number {
    return score[a]! - score[b]! || value(a) - value(b)
  }

  /**
   * The round to cut as the least: the lowest round, or the lowest voluntary unplayed one if its value is not lower
   * (art. 16.5).
   */
  function least(first: number): number {
    let lowest = -1
    let chosen = -1
    for (let at = 0; at < left.length; at++) {
      if (!left[at]) continue
      if (lowest < 0 || order(first + at, first + lowest) < 0) lowest = at
      if (weight[first + at] === CUT_FIRST && (chosen < 0 || order(first + at, first + chosen) < 0)) chosen = at
    }
    return chosen >= 0 && value(first + chosen) >= value(first + lowest) ? chosen : lowest
  }

  function greatest(first: number): number {
    let highest = -1
    for (let at = 0; at < left.length; at++) {
      if (left[at] && (highest < 0 || order(first + at, first + highest) > 0)) highest = at
    }
    return highest
  }
}
