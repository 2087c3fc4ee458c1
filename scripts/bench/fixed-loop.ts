/** Milliseconds that `fixedLoop` takes on the machine on which bounds in milliseconds were set. */
const LOOP_TIME = 250

/** A time on that machine, as a count of loops here. */
export const inLoops = (milliseconds: number): number => milliseconds / LOOP_TIME

/** Work that takes as long on a machine as the machine is slow. */
export function fixedLoop(): number {
  let word = 1
  for (let turn = 0; turn < 100_000_000; turn++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
  }
  return word
}
