import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centipawns, formatEvaluation, parseEvaluation, winPercent, type Evaluation } from '#core/match/win-chance.ts'

test.each([
  [0, 50],
  [100, 59.1],
  [300, 75.1],
  [500, 86.3],
  [1000, 97.5],
  [-100, 40.9],
  [4000, 97.5],
])('%i centipawns are a win percentage of %d', (cp, percent) => expect(winPercent({ cp })).toBeCloseTo(percent, 1))

test.each([
  [1, 2000],
  [3, 1800],
  [10, 1100],
  [40, 1100],
  [-1, -2000],
])('a mate in %i compares as %i centipawns', (mate, cp) => expect(centipawns({ mate })).toBe(cp))

const evaluation: fc.Arbitrary<Evaluation> = fc.oneof(
  fc.record({ cp: fc.integer({ min: -5000, max: 5000 }) }),
  fc.record({ mate: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ mate: fc.integer({ min: -99, max: -1 }) }),
)
const mirrored = (of: Evaluation): Evaluation => ('cp' in of ? { cp: -of.cp } : { mate: -of.mate })

test('what White gains Black loses, and a better position never has a smaller percentage', () =>
  fc.assert(
    fc.property(evaluation, evaluation, (one, other) => {
      expect(winPercent(one) + winPercent(mirrored(one))).toBeCloseTo(100, 9)
      if (centipawns(one) <= centipawns(other)) expect(winPercent(one)).toBeLessThanOrEqual(winPercent(other))
    }),
  ))

test.each<[Evaluation, string]>([
  [{ cp: 0 }, '0.0'],
  [{ cp: -4 }, '0.0'],
  [{ cp: 30 }, '+0.3'],
  [{ cp: -165 }, '−1.7'],
  [{ cp: 1234 }, '+12.3'],
  [{ mate: 5 }, '#5'],
  [{ mate: -3 }, '−#3'],
])('%o is written as %s', (of, text) => expect(formatEvaluation(of)).toBe(text))

test.each<[string, Evaluation | undefined]>([
  ['0.23', { cp: 23 }],
  ['-1.4,18', { cp: -140 }],
  ['+.5', { cp: 50 }],
  ['#-3', { mate: -3 }],
  ['#4,22', { mate: 4 }],
  [' 12 ', { cp: 1200 }],
  ['', undefined],
  ['.', undefined],
  ['much better', undefined],
  ['1.2.3', undefined],
])('[%%eval %s] is read as %o', (text, of) => expect(parseEvaluation(text)).toEqual(of))
