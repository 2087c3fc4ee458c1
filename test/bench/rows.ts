import { expect, type TestContext } from 'vitest'
import { isWithinBound, type Measurement } from '../../scripts/bench/measurement.ts'

export { boundAtMost, boundEqual } from '../../scripts/bench/measurement.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Read by `npm run bench`. */
    rows?: Measurement[]
  }
}

/** Passes the rows to `npm run bench`; the test fails if one exceeds its bound. */
export function hold(task: TestContext['task'], rows: Measurement[]): void {
  task.meta.rows = rows
  expect(rows.filter((row) => !isWithinBound(row))).toEqual([])
}
