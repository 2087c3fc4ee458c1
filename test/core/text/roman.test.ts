import { expect, test } from 'vitest'
import { roman } from '#core/text/roman.ts'

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [14, 'XIV'],
  [40, 'XL'],
  [90, 'XC'],
  [499, 'CDXCIX'],
  [1987, 'MCMLXXXVII'],
  [2026, 'MMXXVI'],
])('%d is %s', (number, numerals) => {
  expect(roman(number)).toBe(numerals)
})
