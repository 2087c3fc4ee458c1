/** Which rows a part of a table has, each in a slot of its own: the elements that show it. */
export interface RowSlots {
  order: string
  ids: (number | undefined)[]
}

/**
 * The slots for these rows, one after the other. In another order a row takes the elements of whatever stood in its place, of
 * which only what it says changes; in the same order it keeps its own, and takes its focus along. The same slots where
 * nothing changed.
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
