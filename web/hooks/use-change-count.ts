import { useState } from 'react'

/** How often a value has changed while it is on screen; of another thing than before, not yet. */
export function useChangeCount(value: unknown, of?: unknown): number {
  const [seen, see] = useState({ value, of, changes: 0 })
  if (seen.value === value && seen.of === of) return seen.changes
  const changes = seen.of === of ? seen.changes + 1 : 0
  see({ value, of, changes })
  return changes
}
