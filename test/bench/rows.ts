import { expect, type TestContext } from 'vitest'
import { isWithinBound, type Measurement } from '../../scripts/bench/measurement.ts'

export { boundAtMost, boundEqual } from '../../scripts/bench/measurement.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What `npm run bench` shows of the test. */
    rows?: Measurement[]
  }
}

/** Hands the rows to `npm run bench`, and fails where one is out of its bound. */
export function hold(task: TestContext['task'], rows: Measurement[]): void {
  task.meta.rows = rows
  expect(rows.filter((row) => !isWithinBound(row))).toEqual([])
}
