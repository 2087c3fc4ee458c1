/** By the time for 40 moves: below 3 minutes bullet, below 10 minutes blitz. */
export function timeClass({ base, increment }: { base: number; increment: number }): 'bullet' | 'blitz' | 'rapid' {
  const forty = base + 40 * increment
  return forty < 180 ? 'bullet' : forty < 600 ? 'blitz' : 'rapid'
}
