import { useLocation } from 'react-router-dom'
import { searchWith } from '../../navigation/use-search-param.ts'
import type { Sort } from '../../ui/table.tsx'

/** A column that a table can be ordered by: its name in the address, and the direction it is ordered in first. */
export interface OrderColumn<By> {
  name: string
  by: By
  first: Sort
}

/** An order, by one of the columns. */
interface OrderBy<By> {
  by: By
  sort: Sort
}

/** The order that the address holds, and the address of another: `sort` names a column, `direction` is said where it is not the column's first. */
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
