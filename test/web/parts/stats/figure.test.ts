import { expect, test } from 'vitest'
import { figureWords, unitWord } from '#web/parts/stats/figure.ts'

test.each([
  ['MP', 7, '3½'],
  ['GP', 32, '16'],
  ['gameDifference', -3, '−3'],
  ['gameDifference', 4, '+4'],
  ['gameDifference', 0, '0'],
  ['matchPercentage', 66.67, '67%'],
  ['rating', 2214, '2214'],
  ['performanceDifference', 43, '+43'],
  ['expectedScore', 907, '4.54'],
  ['scoreMinusExpected', 72, '+0.36'],
  ['scoreMinusExpected', -72, '−0.36'],
  ['performance', NaN, '–'],
] as const)('%s of %d is written %s', (metric, figure, words) => {
  expect(figureWords(metric, figure)).toBe(words)
})

test('a scale is called by what its metric is counted in', () => {
  expect(unitWord('MP')).toBe('Points')
  expect(unitWord('performance')).toBe('Rating')
  expect(unitWord('gamePercentage')).toBe('Percent')
})
