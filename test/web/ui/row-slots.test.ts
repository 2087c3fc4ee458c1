import { expect, test } from 'vitest'
import { nextSlots } from '#web/ui/row-slots.ts'

const byName = nextSlots(undefined, 'name', [1, 2, 3])

test('in another order a row takes the elements at its new place', () => {
  expect(nextSlots(byName, 'score', [3, 1, 2]).ids).toEqual([3, 1, 2])
})

test('in the same order a row that moves keeps its elements', () => {
  expect(nextSlots(byName, 'name', [3, 1, 2])).toBe(byName)
})

test('a new row takes the elements of a removed one, or new ones', () => {
  const after = nextSlots(byName, 'name', [4, 1, 3])
  expect(after.ids).toEqual([1, 4, 3])
  expect(nextSlots(after, 'name', [1, 3, 4, 5]).ids).toEqual([1, 4, 3, 5])
})

test('unused elements are released, and reused later', () => {
  const fewer = nextSlots(byName, 'name', [3])
  expect(fewer.ids).toEqual([undefined, undefined, 3])
  expect(nextSlots(fewer, 'name', [3])).toBe(fewer)
  expect(nextSlots(fewer, 'name', [2, 3]).ids).toEqual([2, undefined, 3])
})
