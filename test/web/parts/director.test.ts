import { expect, test } from 'vitest'
import { outcomeFace, resultLabel } from '#web/parts/desk/results/result-label.ts'
import { parsePoints } from '#web/parts/desk/results/parse-points.ts'

test.each([
  ['7', 7],
  [' 7.5 ', 7.5],
  ['7,5', 7.5],
  ['7½', 7.5],
  ['½', 0.5],
  ['0.0', 0],
  ['', undefined],
  ['7.25', undefined],
  ['-1', undefined],
  ['x', undefined],
])('points typed as “%s” are %s', (text, points) => {
  expect(parsePoints(text)).toBe(points)
})

test('a result reads as on a result sheet, and its button puts a space between the signs of a forfeit', () => {
  expect(resultLabel({ outcome: '10' })).toBe('1–0')
  expect(resultLabel({ points: [7.5, 4.5] })).toBe('7½–4½')
  expect(outcomeFace('+-')).toBe('+ −')
  expect(outcomeFace('==')).toBe('½–½')
})
