import { expect, test } from 'vitest'
import { may } from '#core/people/levels.ts'

test('everybody sees what is public, and only its own people what is private', () => {
  expect(may(0, 'viewPublic')).toBe(true)
  expect(may(0, 'viewPrivate')).toBe(false)
  expect(may(1, 'viewPrivate')).toBe(true)
  expect(may(2, 'viewPrivate')).toBe(true)
})
