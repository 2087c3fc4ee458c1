import { useState } from 'react'

/** How often a value has changed while it is on screen. */
export function useChangeCount(value: unknown): number {
  const [seen, see] = useState({ value, changes: 0 })
  if (seen.value === value) return seen.changes
  see({ value, changes: seen.changes + 1 })
  return seen.changes + 1
}
