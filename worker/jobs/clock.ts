/** Time, for jobs that wait; tests have one of their own. */
export interface Clock {
  /** In milliseconds. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

export const CLOCK: Clock = { now: () => Date.now(), wait: (ms) => scheduler.wait(ms) }
