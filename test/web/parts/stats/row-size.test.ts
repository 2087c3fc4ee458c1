import { expect, test } from 'vitest'
import { canPress, maxRowHeight, sizeAfterPress, ROW } from '#web/parts/stats/row-size.ts'

test('rows are 15 px high at first, from 5 px, in steps of half a pixel', () => {
  expect(ROW).toMatchObject({ usual: 15, least: 5, step: 0.5 })
})

test('rows can be 30 px high, or higher when few players fill the window', () => {
  expect(maxRowHeight(900, 110)).toBe(30)
  expect(maxRowHeight(900, 10)).toBe(90)
  expect(maxRowHeight(900, 0)).toBe(900)
})

test('the buttons change the height by 5 px, between 6 and 29 px', () => {
  expect([15, 20, 25, 29].map((size) => sizeAfterPress(size, 1))).toEqual([20, 25, 29, 29])
  expect([15, 10, 6].map((size) => sizeAfterPress(size, -1))).toEqual([10, 6, 6])
  expect([canPress(28.5, 1), canPress(29, 1), canPress(60, 1)]).toEqual([true, false, false])
  expect([canPress(6.5, -1), canPress(6, -1), canPress(5, -1)]).toEqual([true, false, false])
})
