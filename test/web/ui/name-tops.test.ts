import { expect, test } from 'vitest'
import { nameTops } from '#web/ui/name-tops.ts'

const marked = (...ends: number[]) => ends.map((end) => ({ end, isMarked: true }))

test('a name is at the end of its line', () => {
  expect(nameTops(marked(20, 100), 240)).toEqual([20, 100])
})

test('names of lines that end together take the nearest free places, below before above', () => {
  expect(nameTops(marked(100, 100, 104), 240)).toEqual([100, 113, 87])
})

test('names without room below go above, and all stay within the chart', () => {
  expect(nameTops(marked(240, 240, 240), 240)).toEqual([240, 227, 214])
})

test('an optional name gives way', () => {
  expect(nameTops([...marked(100), { end: 105, isMarked: false }, { end: 140, isMarked: false }], 240)).toEqual([
    100,
    undefined,
    140,
  ])
})

test('names without any room are left out', () => {
  expect(nameTops(marked(0, 0, 0), 20)).toEqual([0, 13, undefined])
})
