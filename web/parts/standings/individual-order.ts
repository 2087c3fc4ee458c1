import type { IndividualScore } from '#core/rows/individual-scores.ts'
import type { Sort } from '../../ui/table.tsx'
import { compareNames } from './order.ts'
import type { OrderColumn } from './use-order.ts'

/** The order of the individual scores; `score` is their default order. */
export interface IndividualOrder {
  by: keyof typeof FIGURES | 'score' | 'name' | 'team'
  sort: Sort
}

const FIGURES = {
  rating: ({ row }: IndividualScore) => row.rating || null,
  games: ({ games }: IndividualScore) => games,
  percentage: ({ percentage }: IndividualScore) => percentage,
  performance: ({ performance }: IndividualScore) => performance,
}

/** Best first; names and teams from A. */
const firstSort = (by: IndividualOrder['by']): Sort => (by === 'name' || by === 'team' ? 'ascending' : 'descending')

export const INDIVIDUAL_COLUMNS: OrderColumn<IndividualOrder['by']>[] = (
  ['score', 'name', 'team', 'rating', 'games', 'percentage', 'performance'] as const
).map((by) => ({ name: by, by, first: firstSort(by) }))

/** The order after a click on a column head; a second click reverses it. */
export function orderAfterClick(order: IndividualOrder, by: IndividualOrder['by']): IndividualOrder {
  if (order.by === by) return { by, sort: order.sort === 'ascending' ? 'descending' : 'ascending' }
  return { by, sort: firstSort(by) }
}

/** Sorts individual scores. Ties keep their order; players without the figure come last. */
export function sortIndividuals(scores: IndividualScore[], { by, sort }: IndividualOrder): IndividualScore[] {
  const turn = sort === 'ascending' ? 1 : -1
  if (by === 'score') return turn < 0 ? scores : scores.toReversed()
  if (by === 'name' || by === 'team') return scores.toSorted((a, b) => turn * compareNames(a.row[by], b.row[by]))
  const figure = (score: IndividualScore): number => FIGURES[by](score) ?? turn * Infinity
  return scores.toSorted((a, b) => turn * (figure(a) - figure(b)) || 0)
}
