// Above this many viewers, a count is told after this many changes: telling everyone of everyone is quadratic (lila-ws).
const CHANGES_PER_BROADCAST = [
  [10_000, 100],
  [1_000, 50],
  [100, 10],
] as const

/** Whether so many viewers are told their number after so many changes of it. */
export function shouldBroadcastCount(viewers: number, changes: number): boolean {
  const [, step] = CHANGES_PER_BROADCAST.find(([above]) => viewers > above) ?? [0, 1]
  return changes >= step
}
