import { expect, test } from 'vitest'
import { may } from '#core/people/levels.ts'

test('public events are visible to all, private ones only to their own people', () => {
  expect(may(0, 'viewPublic')).toBe(true)
  expect(may(0, 'viewPrivate')).toBe(false)
  expect(may(1, 'viewPrivate')).toBe(true)
  expect(may(2, 'viewPrivate')).toBe(true)
})
