/** Milliseconds that `fixedLoop` takes on the reference machine, on which the time bounds were set. */
const LOOP_TIME = 250

/** Converts a time on the reference machine into fixed loops, which any machine can be compared with. */
export const inLoops = (milliseconds: number): number => milliseconds / LOOP_TIME

/** A fixed amount of work; its duration says how slow this machine is. */
export function fixedLoop(): number {
  let word = 1
  for (let turn = 0; turn < 100_000_000; turn++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
  }
  return word
}
