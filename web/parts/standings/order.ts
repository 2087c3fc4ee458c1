import type { Sort } from '../../ui/table.tsx'
import type { Place } from './standing.ts'

/** What the table is ordered by: a figure's position among the columns, or a word; `score` is the standing order itself. */
export interface Order {
  by: 'score' | 'name' | 'rating' | number
  sort: Sort
}

export const STANDING_ORDER: Order = { by: 'score', sort: 'descending' }

/** The order after a click on a head: best first, names from A; the same head again turns it round. */
export function clicked(order: Order, by: Order['by'], fewerIsBetter = false): Order {
  if (order.by === by) return { by, sort: order.sort === 'ascending' ? 'descending' : 'ascending' }
  return { by, sort: by === 'name' || fewerIsBetter ? 'ascending' : 'descending' }
}

/** Names in the order of a list: case and accents do not part them. */
export const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The places of one pool in an order; equal ones stay as they stand, and who has no figure comes last. */
export function ordered(places: Place[], { by, sort }: Order): Place[] {
  if (by === 'score') return sort === 'descending' ? places : places.toReversed()
  const turn = sort === 'ascending' ? 1 : -1
  if (by === 'name') return places.toSorted((a, b) => turn * NAMES.compare(a.name, b.name))
  const figure = (place: Place): number => {
    const known = by === 'rating' ? place.rating || NaN : place.values[by]!
    return Number.isNaN(known) ? turn * Infinity : known
  }
  return places.toSorted((a, b) => turn * (figure(a) - figure(b)) || 0)
}
