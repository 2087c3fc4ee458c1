/** Resolves when `holds()` is true, or after `longest` milliseconds. */
export async function waitFor(holds: () => boolean, longest: number): Promise<void> {
  for (const end = performance.now() + longest; !holds() && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The smallest value that at least `share` of the values do not exceed. */
export const quantile = (values: ArrayLike<number>, share: number): number =>
  Float64Array.from(values).sort()[Math.max(0, Math.ceil(share * values.length) - 1)]!

/**
 * CPU time of each function in microseconds, so that other processes do not count. Runs take turns, so that a slow
 * moment affects all functions; returns the first quartile.
 */
export function timings<Name extends string>(runs: Record<Name, () => unknown>, times: number): Record<Name, number> {
  const taken = {} as Record<Name, number[]>
  const names = Object.keys(runs) as Name[]
  for (const name of names) taken[name] = []
  // The first turns warm up and do not count.
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
