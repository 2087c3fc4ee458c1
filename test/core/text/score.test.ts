import { expect, test } from 'vitest'
import { formatPoints, pointParts } from '#core/text/score.ts'

test.each([
  [0, '0'],
  [1, '½'],
  [2, '1'],
  [13, '6½'],
  [20, '10'],
  [-1, '−½'],
  [-5, '−2½'],
  [-4, '−2'],
])('%d halves are written %s', (doubled, text) => {
  expect(formatPoints(doubled)).toBe(text)
})

test('the half is separate from the whole, which is empty for a half point alone', () => {
  expect(pointParts(13)).toEqual({ whole: '6', half: '½' })
  expect(pointParts(1)).toEqual({ whole: '', half: '½' })
  expect(pointParts(0)).toEqual({ whole: '0', half: '' })
})
