import { expect, test } from 'vitest'
import { nameTops } from '#web/ui/name-tops.ts'

const marked = (...ends: number[]) => ends.map((end) => ({ end, isMarked: true }))

test('a name stands where its line ends', () => {
  expect(nameTops(marked(20, 100), 240)).toEqual([20, 100])
})

test('names of lines that end together stand as near as is free, below before above', () => {
  expect(nameTops(marked(100, 100, 104), 240)).toEqual([100, 113, 87])
})

test('where there is no room below they stand above, and all of them within the chart', () => {
  expect(nameTops(marked(240, 240, 240), 240)).toEqual([240, 227, 214])
})

test('a name that need not be there gives way', () => {
  expect(nameTops([...marked(100), { end: 105, isMarked: false }, { end: 140, isMarked: false }], 240)).toEqual([
    100,
    undefined,
    140,
  ])
})

test('names that have no room at all are left out', () => {
  expect(nameTops(marked(0, 0, 0), 20)).toEqual([0, 13, undefined])
})
