import { useLocation } from 'react-router-dom'
import { searchWith } from '../../navigation/use-search-param.ts'
import type { Sort } from '../../ui/table.tsx'

/** A sortable column: its name in the address, and the direction of the first click. */
export interface OrderColumn<By> {
  name: string
  by: By
  first: Sort
}

interface OrderBy<By> {
  by: By
  sort: Sort
}

/**
 * The order from the address, and a function that makes the address of another order. `sort` names a column;
 * `direction` is left out when it is the column's first.
 */
export function useOrder<By>(
  columns: readonly OrderColumn<By>[],
): [order: OrderBy<By>, orderHref: (order: OrderBy<By>) => string] {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const column = columns.find(({ name }) => name === params.get('sort')) ?? columns[0]!
  const asked = params.get('direction')
  const sort = asked === 'ascending' || asked === 'descending' ? asked : column.first
  return [
    { by: column.by, sort },
    (order) => {
      const next = columns.find(({ by }) => by === order.by) ?? columns[0]!
      const words = {
        sort: next === columns[0] ? undefined : next.name,
        direction: order.sort === next.first ? undefined : order.sort,
      }
      return pathname + searchWith(search, words)
    },
  ]
}
