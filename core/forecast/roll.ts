/**
 * A random number in [0, 1) for one game of one run, which depends on the seed but not on earlier numbers. Two
 * forecasts that differ in one result therefore differ only in its consequences. `salt` is the number of a match in a
 * fixture of several.
 */
export function roll(seed: number, run: number, round: number, white: number, black: number, salt = 0): number {
  let word = mix(seed + 0x9e3779b9)
  for (const part of [run, round, white, black]) word = mix(word ^ Math.imul(part + 1, 0x85ebca6b))
  if (salt > 0) word = mix(word ^ Math.imul(salt + 1, 0x85ebca6b))
  return (word >>> 0) / 2 ** 32
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}
