import { replaceEqualDeep } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** What the cache keeps of the snapshot it has and another: a fetched one may be older than what the room has sent since. */
export function newerSnapshot(cached: unknown, next: unknown): unknown {
  const isOlder = (next as Snapshot).version < ((cached as Snapshot | undefined)?.version ?? 0)
  return isOlder ? cached : replaceEqualDeep(cached, next)
}
