import { expect, test } from 'vitest'
import { isUsername } from '#core/people/username.ts'

test.each(['ab', 'Lock_Keeper', 'a-1', '7up', 'x'.repeat(30), 'u-quiet-rook12'])('%s can be a username', (word) => {
  expect(isUsername(word)).toBe(true)
})

test.each(['', 'a', '_ab', 'ab_', '-ab', 'ab-', 'a b', 'a.b', 'é2', 'x'.repeat(31), 'ab\n', '../me'])(
  '%j cannot be a username',
  (word) => {
    expect(isUsername(word)).toBe(false)
  },
)
