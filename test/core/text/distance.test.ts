import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, isSimilar } from '#core/text/distance.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['😀a', 'a', 1],
])('from %j to %j it is %d edits', (a, b, edits) => {
  expect(distance(a, b)).toBe(edits)
})

test('distance is the same both ways, and no detour is shorter', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a))
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c))
    }),
  )
})

test('a name is near when fewer than 0.45 of its letters differ', () => {
  expect(isSimilar('abcdefghij', 'abcdef')).toBe(true)
  expect(isSimilar('abcdefghij', 'abcde')).toBe(false)
  expect(isSimilar('Réti Sharks', ' réti sharks ')).toBe(true)
  expect(isSimilar('', '')).toBe(false)
})
