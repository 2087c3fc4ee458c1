import { replaceEqualDeep } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/**
 * The cached or the fetched snapshot, whichever is newer: the room may have sent changes since the fetch. A snapshot
 * with another choice of hidden results always wins.
 */
export function newerSnapshot(cached: unknown, next: unknown): unknown {
  const known = cached as Snapshot | undefined
  const { version, hidden } = next as Snapshot
  const isOlder = known !== undefined && version < known.version && hidden?.shown === known.hidden?.shown
  return isOlder ? cached : replaceEqualDeep(cached, next)
}
