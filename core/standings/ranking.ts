import type { Criterion } from './column.ts'
import type { Field } from './field.ts'
import { split, type TiedGroup } from './groups.ts'
import { byName } from './alphabetical.ts'

export interface Ranking {
  /** Positions in standing order. */
  order: Int32Array
  /** Rank within the pool by position; equal if nothing separates the competitors. */
  rank: Int32Array
  /** Figures of each criterion by position. */
  figures: Float64Array[]
}

/**
 * Ranks a field by the criteria in turn; each sees only the groups that are still tied. Remaining ties are ordered by
 * name. Excluded competitors come last in their pool.
 */
export function ranking(field: Field, criteria: readonly Criterion[]): Ranking {
  const { pool, exclusions } = field.snapshot.players
  const isOut = (player: number): number => (exclusions?.[player] ? 1 : 0)
  const order = Int32Array.from({ length: field.size }, (_, player) => player)
  const byPool = (a: number, b: number): number => (pool ? pool[a]! - pool[b]! : 0)
  if (pool || exclusions) order.sort((a, b) => byPool(a, b) || isOut(a) - isOut(b))
  const rank = new Int32Array(field.size).fill(1)
  for (const player of Object.keys(exclusions ?? {}).map(Number))
    rank[player]! += order.filter((one) => byPool(one, player) === 0 && isOut(one) === 0).length
  let tied: TiedGroup[] = field.size > 0 ? split(order, (a, b) => byPool(a, b) !== 0 || isOut(a) !== isOut(b)) : []
  const figures = criteria.map((criterion) => {
    const row = criterion.figures(field, tied)
    tied = tied.flatMap((group) => separate(group, row, criterion.fewerIsBetter ? 1 : -1, rank))
    return row
  })
  const name = byName(field.snapshot.players)
  const { no } = field.snapshot.players
  for (const group of tied) group.sort((a, b) => name(a, b) || no[a]! - no[b]!)
  return { order, rank, figures }
}

/** Ranks the parts of a group by its figures, in place; returns those that are still tied. */
function separate(group: TiedGroup, row: Float64Array, direction: 1 | -1, rank: Int32Array): TiedGroup[] {
  sort(group, row, direction)
  const parts = split(group, (a, b) => !Object.is(row[a], row[b]))
  let passed = 0
  for (const part of parts) {
    if (passed > 0) for (const player of part) rank[player]! += passed
    passed += part.length
  }
  return parts.filter((part) => part.length > 1)
}

/** Greater than any figure. */
const LAST = 2 ** 31

/**
 * Sorts a group in place by its figures, undefined ones last. Figure and index are packed into one number, because
 * numbers sort several times faster than with a comparator.
 */
function sort(group: TiedGroup, row: Float64Array, direction: 1 | -1): void {
  const count = group.length
  const before = group.slice()
  const keys = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    const figure = row[before[at]!]!
    keys[at] = (Number.isNaN(figure) ? LAST : figure * direction) * count + at
  }
  keys.sort()
  for (let at = 0; at < count; at++) group[at] = before[keys[at]! - Math.floor(keys[at]! / count) * count]!
}
