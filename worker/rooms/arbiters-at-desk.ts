import { MINUTE } from '#core/time.ts'

/** Storage key of the arbiters at the desk: the room may hibernate between two of their requests. */
const AT_DESK = 'at-desk'

/** Notes that an arbiter has the desk open; returns the usernames of the arbiters noted within the last minute. */
export function noteArbiter({ kv }: DurableObjectStorage, username: string, now: number): string[] {
  const known = kv.get<Record<string, number>>(AT_DESK) ?? {}
  const present = Object.entries({ ...known, [username]: now }).filter(([, at]) => at > now - MINUTE)
  kv.put(AT_DESK, Object.fromEntries(present))
  return present.map(([name]) => name).toSorted((one, other) => one.localeCompare(other))
}
