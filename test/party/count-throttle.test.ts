import { expect, test } from 'vitest'
import { shouldBroadcastCount } from '#party/count-throttle.ts'

test.each([
  [1, 1],
  [100, 1],
  [101, 10],
  [1_000, 10],
  [1_001, 50],
  [10_000, 50],
  [10_001, 100],
])('the count of %i viewers is broadcast after %i changes', (viewers, changes) => {
  expect(shouldBroadcastCount(viewers, changes)).toBe(true)
  expect(shouldBroadcastCount(viewers, changes - 1)).toBe(false)
})
