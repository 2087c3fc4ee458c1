/** Viewers that one relay takes, approximately. */
const CAPACITY = 2500
/** Viewers that the room takes before relays are used. */
const OWN = 2000

/**
 * Numbers of the relays that new viewers connect to; empty if they connect to the room itself. Depends on the counts
 * alone: viewers are never moved, relays are added as the crowd grows, and the highest ones drain as it shrinks.
 */
export function entrances(own: number, relays: ReadonlyMap<number, number>): number[] {
  const total = own + [...relays.values()].reduce((sum, count) => sum + count, 0)
  if (own < OWN && total < CAPACITY) return []
  const open: number[] = []
  // Counts arrive seconds late, and a crowd may double in that time.
  for (let [no, free] = [0, 0]; free < Math.max(CAPACITY, total / 2); no += 1) {
    const left = CAPACITY - (relays.get(no) ?? 0)
    if (left <= 0) continue
    open.push(no)
    free += left
  }
  return open
}
