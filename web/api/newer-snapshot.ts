import { replaceEqualDeep } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/**
 * What the cache keeps of the snapshot it has and another: a fetched one may be older than what the room has sent since. One
 * that shows other results than those that were asked for before is kept all the same.
 */
export function newerSnapshot(cached: unknown, next: unknown): unknown {
  const known = cached as Snapshot | undefined
  const { version, hidden } = next as Snapshot
  const isOlder = known !== undefined && version < known.version && hidden?.shown === known.hidden?.shown
  return isOlder ? cached : replaceEqualDeep(cached, next)
}
