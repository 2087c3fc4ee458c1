/** Waits until it holds, but no longer than that. */
export async function waitFor(holds: () => boolean, longest: number): Promise<void> {
  for (const end = performance.now() + longest; !holds() && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The value that so large a share of all does not exceed. */
export const quantile = (values: ArrayLike<number>, share: number): number =>
  Float64Array.from(values).sort()[Math.max(0, Math.ceil(share * values.length) - 1)]!

/**
 * How much processor time each of several functions takes, in microseconds: what others take of the machine is not counted.
 * Runs take turns, so that what slows one of them down meets all; the faster quarter counts.
 */
export function timings<Name extends string>(runs: Record<Name, () => unknown>, times: number): Record<Name, number> {
  const taken = {} as Record<Name, number[]>
  const names = Object.keys(runs) as Name[]
  for (const name of names) taken[name] = []
  // The first turns warm up.
  for (let turn = -Math.ceil(times / 3); turn < times; turn++) {
    for (const name of names) {
      const from = process.cpuUsage()
      runs[name]()
      const { user, system } = process.cpuUsage(from)
      if (turn >= 0) taken[name].push(user + system)
    }
  }
  return Object.fromEntries(names.map((name) => [name, quantile(taken[name], 0.25)])) as Record<Name, number>
}
