/** A random number generator (mulberry32) with values in [0, 1). The same seed gives the same numbers. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The outcome letters of a random game, the first side’s and the second’s. By rating; between equals a third are drawn.
 */
export function playGame(first: number, second: number, roll: () => number): string {
  const expected = 1 / (1 + 10 ** ((second - first) / 400))
  const fall = roll()
  const draw = 0.32 * (1 - Math.abs(2 * expected - 1))
  if (fall < expected - draw / 2) return '10'
  return fall < expected + draw / 2 ? '==' : '01'
}
