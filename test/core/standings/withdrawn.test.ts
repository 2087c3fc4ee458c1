import { expect, test } from 'vitest'
import { isWithdrawn } from '#core/standings/withdrawn.ts'
import { aSnapshot } from '#test/support/build.ts'

test('standings mark who plays no more after their round, not who withdrew later', () => {
  const cup = aSnapshot({ rounds: ['1-2 1', '1-2 0'], withdrawnFrom: { 1: 3 } })
  expect([1, 2].map((round) => isWithdrawn(cup, 1, round))).toEqual([false, true])
  expect(isWithdrawn(cup, 0, 2)).toBe(false)
})
