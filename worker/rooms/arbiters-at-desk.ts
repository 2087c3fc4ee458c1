import { MINUTE } from '#core/time.ts'

/** Under this a room remembers who has the desk open: it sleeps between two of their words. */
const AT_DESK = 'at-desk'

/** Notes that an arbiter has the desk open; those who said so within the minute, by name. */
export function noteArbiter({ kv }: DurableObjectStorage, username: string, now: number): string[] {
  const known = kv.get<Record<string, number>>(AT_DESK) ?? {}
  const present = Object.entries({ ...known, [username]: now }).filter(([, at]) => at > now - MINUTE)
  kv.put(AT_DESK, Object.fromEntries(present))
  return present.map(([name]) => name).toSorted((one, other) => one.localeCompare(other))
}
