import { expect, test } from 'vitest'
import { parseColour } from '#core/text/colour.ts'

test('a colour is three numbers from 0 to 255', () => {
  expect(parseColour('12, 30,255')).toEqual([12, 30, 255])
  expect(parseColour(' 0,0,0 ')).toEqual([0, 0, 0])
})

test.each(['', '1,2', '1,2,3,4', '256,0,0', '-1,0,0', '1.5,0,0', 'red'])('%j is no colour', (text) => {
  expect(parseColour(text)).toBeUndefined()
})
