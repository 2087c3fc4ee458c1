import { collate } from '#core/text/collate.ts'
import type { Column } from '#core/standings/column.ts'
import type { Sort } from '../../ui/table.tsx'
import type { StandingSummary } from './standings-view.ts'
import type { OrderColumn } from './use-order.ts'

/** What the table is ordered by: a figure's position among the columns, or a word; `score` is the standing order itself. */
export interface Order {
  by: 'score' | 'name' | 'rating' | number
  sort: Sort
}

/** Best first, names from A. */
const firstSort = (by: Order['by'], fewerIsBetter = false): Sort =>
  by === 'name' || fewerIsBetter ? 'ascending' : 'descending'

/** The order after a click on a head; the same head again turns it round. */
export function orderAfterClick(order: Order, by: Order['by'], fewerIsBetter?: boolean): Order {
  if (order.by === by) return { by, sort: order.sort === 'ascending' ? 'descending' : 'ascending' }
  return { by, sort: firstSort(by, fewerIsBetter) }
}

/** What a table of standings can be ordered by, the standing order first; a figure goes by its code. */
export function orderColumns(figures: readonly Column[], ratings: boolean): OrderColumn<Order['by']>[] {
  const words = ['score', 'name', ...(ratings ? ['rating' as const] : [])] as const
  return [
    ...words.map((by) => ({ name: by, by, first: firstSort(by) })),
    ...figures.map(({ code, fewerIsBetter }, by) => ({
      // A rating may be a tie-break as well.
      name: words.some((word) => word === code) ? `tie-break-${code}` : code,
      by,
      first: firstSort(by, fewerIsBetter),
    })),
  ]
}

/** Names in the order of a list: case and accents do not part them. */
export const compareNames = collate({ sensitivity: 'base', numeric: true })

/** The places of one pool in an order; equal ones stay as they stand, and who has no figure comes last. */
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
