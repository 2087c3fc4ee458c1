import { expect, test } from 'vitest'
import { formatMetric, metricUnit } from '#web/parts/stats/format-metric.ts'

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
  expect(formatMetric(metric, figure)).toBe(words)
})

test('a scale is named after the unit of its metric', () => {
  expect(metricUnit('MP')).toBe('Points')
  expect(metricUnit('performance')).toBe('Rating')
  expect(metricUnit('gamePercentage')).toBe('Percent')
})
