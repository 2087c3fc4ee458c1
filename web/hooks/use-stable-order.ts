import { useState, type PointerEvent } from 'react'

/**
 * Keeps the order of rows while the mouse is over the table's body; new rows go last. Spread `hoverProps(rows)` on the
 * table, render `keepOrder(rows)`.
 */
export function useStableOrder<Row>(id: (row: Row) => number) {
  const [order, setOrder] = useState<Map<number, number>>()
  const place = (row: Row): number => order?.get(id(row)) ?? Infinity
  return {
    keepOrder: (rows: Row[]): Row[] => (order ? rows.toSorted((a, b) => place(a) - place(b) || 0) : rows),
    hoverProps: (rows: Row[]) => ({
      onPointerOver: (event: PointerEvent) => {
        const over = event.pointerType === 'mouse' && (event.target as Element).closest('tbody') !== null
        if (over !== (order !== undefined)) setOrder(over ? new Map(rows.map((row, at) => [id(row), at])) : undefined)
      },
      onPointerLeave: () => setOrder(undefined),
    }),
  }
}
