import { expect, test } from 'vitest'
import { displayFigure, formatFigure } from '#core/standings/format.ts'

test.each([
  [13, 2, 1, '6.5'],
  [12, 2, 1, '6.0'],
  [227, 4, 2, '56.75'],
  [6941, 100, 2, '69.41'],
  [2402, 1, 0, '2402'],
  [-3, 2, 1, '-1.5'],
  [NaN, 1, 0, '-0'],
])('%d over %d with %d decimals is %s', (value, divisor, decimals, text) => {
  expect(formatFigure(value, { divisor, decimals })).toBe(text)
})

test('on a page a minus is a real minus sign, and a missing figure a dash', () => {
  expect(displayFigure(-3, { divisor: 2, decimals: 1 })).toBe('−1.5')
  expect(displayFigure(NaN, { divisor: 2, decimals: 1 })).toBe('–')
})
