import { expect, test } from 'vitest'
import { arrow, isolated, isRightToLeft, markedDirection } from '#core/text/isolated.ts'
import { comma, joinComma, joinFacts } from '#core/text/join-comma.ts'
import { versus } from '#core/text/versus.ts'

test('English texts have no marks of direction', () => {
  expect(isRightToLeft()).toBe(false)
  expect(isolated('4½')).toBe('4½')
  expect(versus('Ann', 'Bob')).toBe('Ann – Bob')
  expect(arrow()).toBe('→')
})

test('from right to left a figure is a group of its own, and an arrow points to what is read next', () => {
  expect(isolated('15+10', true)).toBe('\u206815+10\u2069')
  expect(isolated('', true)).toBe('')
  expect(markedDirection('a', true)).toBe('\u200fa')
  expect(arrow(true)).toBe('←')
})

test('what is empty is left out of a list', () => {
  expect(joinComma(['6 matches', false, '3 live', undefined, ''])).toBe('6 matches, 3 live')
  expect(joinFacts(['Swiss', null, '15+10'])).toBe('Swiss · 15+10')
  expect(joinComma([1, 2])).toBe('1, 2')
})

test('languages in Arabic letters have a comma of their own; Hebrew has not', () => {
  expect(['ar', 'ar-EG', 'fa', 'ur', 'he', 'de'].map((tag) => comma(tag))).toEqual(['، ', '، ', '، ', '، ', ', ', ', '])
})
