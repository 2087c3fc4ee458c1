import { expect, test } from 'vitest'
import { parseColour } from '#core/text/colour.ts'
import { dominantColour, formatColour } from '#core/text/palette.ts'

type Pixel = [number, number, number, number?]
const picture = (...parts: [count: number, pixel: Pixel][]): number[] =>
  parts.flatMap(([count, [red, green, blue, alpha = 255]]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  )

test('the colour of a logo is not that of its paper', () => {
  expect(dominantColour(picture([900, [255, 255, 255]], [100, [200, 20, 30]]))).toEqual([200, 20, 30])
  expect(dominantColour(picture([900, [0, 0, 0]], [100, [20, 60, 200]]))).toEqual([20, 60, 200])
})

test('of two equally strong colours the one with more pixels wins', () => {
  expect(dominantColour(picture([40, [200, 20, 30]], [60, [20, 200, 30]]))).toEqual([20, 200, 30])
})

test('a strong colour wins over much grey', () => {
  expect(dominantColour(picture([700, [128, 128, 128]], [100, [200, 20, 30]]))).toEqual([200, 20, 30])
})

test('shades of one colour are counted together', () => {
  expect(dominantColour(picture([1, [200, 20, 18]], [1, [204, 24, 22]]))).toEqual([202, 22, 20])
})

test('transparent pixels do not count', () => {
  expect(dominantColour(picture([900, [200, 20, 30, 10]], [10, [20, 60, 200]]))).toEqual([20, 60, 200])
})

test('a black-and-white, empty or truncated picture has no colour', () => {
  expect(dominantColour(picture([9, [255, 255, 255]], [9, [0, 0, 0]]))).toBeUndefined()
  expect(dominantColour([])).toBeUndefined()
  expect(dominantColour([200, 20])).toBeUndefined()
})

test('a grey logo is grey', () => {
  expect(dominantColour(picture([9, [120, 120, 120]]))).toEqual([120, 120, 120])
})

test('a formatted colour is parsed back', () => {
  expect(parseColour(formatColour([1, 20, 255]))).toEqual([1, 20, 255])
})
