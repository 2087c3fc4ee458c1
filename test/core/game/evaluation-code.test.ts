import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  evaluationCode,
  evaluationOf,
  isEvaluationCode,
  packEvaluations,
  unpackEvaluations,
} from '#core/match/evaluation-code.ts'
import { winPercent } from '#core/match/win-chance.ts'

test.each([
  [{ cp: 0 }, 0],
  [{ cp: 37 }, 37],
  [{ cp: -1250 }, -1250],
  [{ cp: 30_000 }, 9999],
  [{ mate: 3 }, 19_997],
  [{ mate: -1 }, -19_999],
])('%j is the number %i', (evaluation, code) => expect(evaluationCode(evaluation)).toBe(code))

const codes = fc.oneof(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(19_999, -19_999, 19_500, -19_500))

test('a number gives back its evaluation', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(isEvaluationCode(code)).toBe(true)
      expect(evaluationCode(evaluationOf(code))).toBe(code)
    }),
  )
})

test('of two evaluations the greater number is never worse for White', () => {
  fc.assert(
    fc.property(codes, codes, (a, b) => {
      fc.pre(a < b)
      expect(winPercent(evaluationOf(a))).toBeLessThanOrEqual(winPercent(evaluationOf(b)))
    }),
  )
})

test('no other number is an evaluation', () => {
  for (const value of [10_000, -10_000, 19_499, 20_000, 1.5, NaN, '3', null])
    expect(isEvaluationCode(value)).toBe(false)
})

test('a game’s evaluations take three characters a half-move, and positions without one stay without', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(codes, fc.constant(null))), (list) => {
      const text = packEvaluations(list)
      expect(text).toHaveLength(3 * list.length)
      expect(unpackEvaluations(text)).toEqual(list)
    }),
  )
})

test('a damaged text loses single evaluations at most', () => {
  expect(unpackEvaluations(`${packEvaluations([12])}!!!${packEvaluations([-5])}x`)).toEqual([12, null, -5])
})
