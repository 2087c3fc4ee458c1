const TICK = 50

/** Counts milliseconds as this process has them: while the machine is busy with something else, none go by. Returns their end. */
export function ticking(): () => number {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), TICK)
  return () => {
    clearInterval(timer)
    return ticks * TICK
  }
}
