import { expect, test } from 'vitest'
import { joinAnd } from '#core/text/join-and.ts'

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j are written “%s”', (words, text) => {
  expect(joinAnd(words)).toBe(text)
})
