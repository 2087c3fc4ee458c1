import { collate } from '#core/text/collate.ts'
import type { Column } from '#core/standings/column.ts'
import type { Sort } from '../../ui/table.tsx'
import type { StandingSummary } from './standings-view.ts'
import type { OrderColumn } from './use-order.ts'

/** The order of the standings: by a tie-break's column index, or by a word. `score` is the standings order itself. */
export interface Order {
  by: 'score' | 'name' | 'rating' | number
  sort: Sort
}

/** Best first; names from A. */
const firstSort = (by: Order['by'], fewerIsBetter = false): Sort =>
  by === 'name' || fewerIsBetter ? 'ascending' : 'descending'

/** The order after a click on a column head; a second click reverses it. */
export function orderAfterClick(order: Order, by: Order['by'], fewerIsBetter?: boolean): Order {
  if (order.by === by) return { by, sort: order.sort === 'ascending' ? 'descending' : 'ascending' }
  return { by, sort: firstSort(by, fewerIsBetter) }
}

/** The columns by which standings can be sorted, the standings order first. A tie-break is named by its code. */
export function orderColumns(figures: readonly Column[], ratings: boolean): OrderColumn<Order['by']>[] {
  const words = ['score', 'name', ...(ratings ? ['rating' as const] : [])] as const
  return [
    ...words.map((by) => ({ name: by, by, first: firstSort(by) })),
    ...figures.map(({ code, fewerIsBetter }, by) => ({
      // A tie-break may have the code of a fixed column, e.g. `rating`.
      name: words.some((word) => word === code) ? `tie-break-${code}` : code,
      by,
      first: firstSort(by, fewerIsBetter),
    })),
  ]
}

/** Compares names as in a list: case and accents make no difference. */
export const compareNames = collate({ sensitivity: 'base', numeric: true })

/** Sorts one pool. Ties keep their order; rows without the figure come last. */
export function sortRows(places: StandingSummary[], { by, sort }: Order): StandingSummary[] {
  if (by === 'score') return sort === 'descending' ? places : places.toReversed()
  const turn = sort === 'ascending' ? 1 : -1
  if (by === 'name') return places.toSorted((a, b) => turn * compareNames(a.name, b.name))
  const figure = (place: StandingSummary): number => {
    const known = by === 'rating' ? place.rating || NaN : place.values[by]!
    return Number.isNaN(known) ? turn * Infinity : known
  }
  return places.toSorted((a, b) => turn * (figure(a) - figure(b)) || 0)
}
