/** The rows of a part of a table; each slot is one row's DOM elements. */
export interface RowSlots {
  order: string
  ids: (number | undefined)[]
}

/**
 * The slots for these rows. In another order the slots are filled from the top, so that elements stay and only their
 * text changes; in the same order each row keeps its slot and its focus. Returns `before` when nothing changed.
 */
export function nextSlots(before: RowSlots | undefined, order: string, ids: number[]): RowSlots {
  if (before?.order !== order) return { order, ids }
  const kept = before.ids.map((id) => (id !== undefined && ids.includes(id) ? id : undefined))
  const isLeft = kept.some((id, slot) => id !== before.ids[slot])
  const newcomers = ids.filter((id) => !kept.includes(id))
  if (!isLeft && newcomers.length === 0) return before
  for (const id of newcomers) {
    const free = kept.indexOf(undefined)
    kept[free < 0 ? kept.length : free] = id
  }
  return { order, ids: kept }
}
