import type { Sort } from '../../ui/table.tsx'
import { useChoices } from '../../navigation/use-search-param.ts'

/** A column that a table can be ordered by: its name in the address, and the direction it is ordered in first. */
export interface OrderColumn<By> {
  name: string
  by: By
  first: Sort
}

/** The order that the address holds: `sort` names a column, `direction` is said where it is not the column's first. */
export function useOrder<By>(
  columns: readonly OrderColumn<By>[],
): [order: { by: By; sort: Sort }, setOrder: (order: { by: By; sort: Sort }) => void] {
  const [params, change] = useChoices()
  const column = columns.find(({ name }) => name === params.get('sort')) ?? columns[0]!
  const asked = params.get('direction')
  const sort = asked === 'ascending' || asked === 'descending' ? asked : column.first
  return [
    { by: column.by, sort },
    (order) => {
      const next = columns.find(({ by }) => by === order.by) ?? columns[0]!
      change({
        sort: next === columns[0] ? undefined : next.name,
        direction: order.sort === next.first ? undefined : order.sort,
      })
    },
  ]
}
