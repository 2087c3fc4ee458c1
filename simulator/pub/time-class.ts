/** Bullet below three minutes for forty moves, blitz below ten. */
export function timeClass({ base, increment }: { base: number; increment: number }): 'bullet' | 'blitz' | 'rapid' {
  const forty = base + 40 * increment
  return forty < 180 ? 'bullet' : forty < 600 ? 'blitz' : 'rapid'
}
