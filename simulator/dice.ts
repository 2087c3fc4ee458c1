/** A 32-bit hash: FNV-1a with a final mix, so that similar texts get unrelated numbers. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return (state ^ (state >>> 15)) >>> 0
}

/** A random number generator (mulberry32) with values in [0, 1). The same seed gives the same numbers. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** The numbers 0 … count-1 in an order that depends only on the seed. */
export function shuffled(count: number, seed: number): number[] {
  const roll = dice(seed)
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(roll() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
