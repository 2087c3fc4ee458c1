import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Keeps the order of rows while the mouse is over the table's body, or the keyboard's focus in it; new rows go last. Spread `hoverProps(rows)` on the
 * table, render `keepOrder(rows)`.
 */
export function useStableOrder<Row>(id: (row: Row) => number) {
  const [order, setOrder] = useState<Map<number, number>>()
  const place = (row: Row): number => order?.get(id(row)) ?? Infinity
  const numbered = (rows: Row[]) => new Map(rows.map((row, at) => [id(row), at]))
  return {
    keepOrder: (rows: Row[]): Row[] => (order ? rows.toSorted((a, b) => place(a) - place(b) || 0) : rows),
    hoverProps: (rows: Row[]) => ({
      onPointerOver: (event: PointerEvent) => {
        const over = event.pointerType === 'mouse' && (event.target as Element).closest('tbody') !== null
        if (over !== (order !== undefined)) setOrder(over ? numbered(rows) : undefined)
      },
      onPointerLeave: () => setOrder(undefined),
      onFocus: ({ target }: FocusEvent) => {
        // A tap leaves the focus in the table without a reader there.
        if (target.matches(':focus-visible') && target.closest('tbody')) setOrder((now) => now ?? numbered(rows))
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOrder(undefined)
      },
    }),
  }
}
