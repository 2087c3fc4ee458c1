/** So many a relay takes, about. */
const CAPACITY = 2500
/** The room itself takes so many. */
const OWN = 2000

/**
 * The relays by which newcomers enter a room, by number; none when they enter the room itself. A function of how many are where
 * and nothing else: nobody is moved, relays come as the crowd grows, and the highest run dry as it goes.
 */
export function entrances(own: number, relays: ReadonlyMap<number, number>): number[] {
  const total = own + [...relays.values()].reduce((sum, count) => sum + count, 0)
  if (own < OWN && total < CAPACITY) return []
  const open: number[] = []
  // Word of the counts takes seconds, in which a crowd may double.
  for (let [no, free] = [0, 0]; free < Math.max(CAPACITY, total / 2); no += 1) {
    const left = CAPACITY - (relays.get(no) ?? 0)
    if (left <= 0) continue
    open.push(no)
    free += left
  }
  return open
}
