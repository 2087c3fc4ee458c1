import { useState, type PointerEvent } from 'react'

/**
 * Rows never change places under the pointer: while a mouse is over the body of a table its rows keep the order they had,
 * new ones come last. Give the table `holds`, and what it would show to `hold`.
 */
export function useHeld<Row>(id: (row: Row) => number) {
  const [order, setOrder] = useState<Map<number, number>>()
  const place = (row: Row): number => order?.get(id(row)) ?? Infinity
  return {
    hold: (rows: Row[]): Row[] => (order ? rows.toSorted((a, b) => place(a) - place(b) || 0) : rows),
    holds: (rows: Row[]) => ({
      onPointerOver: (event: PointerEvent) => {
        const over = event.pointerType === 'mouse' && (event.target as Element).closest('tbody') !== null
        if (over !== (order !== undefined)) setOrder(over ? new Map(rows.map((row, at) => [id(row), at])) : undefined)
      },
      onPointerLeave: () => setOrder(undefined),
    }),
  }
}
