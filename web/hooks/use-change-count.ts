import { useState } from 'react'

/**
 * Counts the changes of `value` while on screen; starts again at 0 when `of`, the thing that has this value, is
 * another.
 */
export function useChangeCount(value: unknown, of?: unknown): number {
  const [seen, see] = useState({ value, of, changes: 0 })
  if (seen.value === value && seen.of === of) return seen.changes
  const changes = seen.of === of ? seen.changes + 1 : 0
  see({ value, of, changes })
  return changes
}
