// Above this many viewers, the count is broadcast after this many changes only: sending each change to each viewer is
// quadratic (as in lila-ws).
const CHANGES_PER_BROADCAST = [
  [10_000, 100],
  [1_000, 50],
  [100, 10],
] as const

/** Whether to broadcast the viewer count after this many changes since the last broadcast. */
export function shouldBroadcastCount(viewers: number, changes: number): boolean {
  const [, step] = CHANGES_PER_BROADCAST.find(([above]) => viewers > above) ?? [0, 1]
  return changes >= step
}
