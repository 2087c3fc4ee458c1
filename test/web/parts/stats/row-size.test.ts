import { expect, test } from 'vitest'
import { canPress, maxRowHeight, sizeAfterPress, ROW } from '#web/parts/stats/row-size.ts'

test('rows are 15 high at first, from 5, in steps of a half', () => {
  expect(ROW).toMatchObject({ usual: 15, least: 5, step: 0.5 })
})

test('rows can be 30 high, or as high as few players fill the window with', () => {
  expect(maxRowHeight(900, 110)).toBe(30)
  expect(maxRowHeight(900, 10)).toBe(90)
  expect(maxRowHeight(900, 0)).toBe(900)
})

test('buttons go in steps of 5 between 6 and 29', () => {
  expect([15, 20, 25, 29].map((size) => sizeAfterPress(size, 1))).toEqual([20, 25, 29, 29])
  expect([15, 10, 6].map((size) => sizeAfterPress(size, -1))).toEqual([10, 6, 6])
  expect([canPress(28.5, 1), canPress(29, 1), canPress(60, 1)]).toEqual([true, false, false])
  expect([canPress(6.5, -1), canPress(6, -1), canPress(5, -1)]).toEqual([true, false, false])
})
