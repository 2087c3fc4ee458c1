import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheets } from '#core/standings/sheet.ts'
import { METRICS, metricsOf, progression, type Metric } from '#core/standings/metrics.ts'
import { ranks } from '#core/standings/progress.ts'
import { orders, placesByMetric } from '#core/standings/places-by-metric.ts'
import { snapshots } from '#test/support/arbitrary.ts'
import { aSnapshot } from '#test/support/build.ts'
import { cases } from '#test/support/audit.ts'

const event = aSnapshot({
  players: ['Ann 2200', 'Bob 2100', 'Cid 2000', 'Dee'],
  rounds: ['1-2 1, 3-4 =', '4-1 0, 2-3 *'],
  bonuses: [{ player: 1, round: 2, MP: 1, GP: 2 }],
})
const after = (metric: Metric, player: number, round: number, snapshot = event) => {
  const { rounds, figures } = progression(snapshot)
  return figures[metric][player * rounds + round - 1]
}

test('points grow round by round, a bonus from its round on', () => {
  expect([after('MP', 0, 1), after('MP', 0, 2)]).toEqual([2, 4])
  expect([after('MP', 1, 1), after('MP', 1, 2)]).toEqual([0, 1])
  expect([after('GP', 1, 1), after('GP', 1, 2)]).toEqual([0, 2])
})

test('metrics that need a rating are missing for unrated players', () => {
  expect(after('rating', 3, 1)).toBeNaN()
  expect(after('expectedScore', 3, 1)).toBeNaN()
  expect(after('performance', 3, 1)).toBe(2000)
  expect(after('performanceDifference', 3, 1)).toBeNaN()
})

test('the score is compared with the score expected by ratings', () => {
  // P(100) = .64
  expect(after('expectedScore', 0, 1)).toBe(128)
  expect(after('scoreMinusExpected', 0, 1)).toBe(72)
})

test('pairings of one game have no game points, and hidden ratings hide the metrics that need them', () => {
  expect(metricsOf({ gamePointTotal: 1, showRatings: false })).toEqual(['MP', 'matchPercentage'])
  expect(metricsOf({ gamePointTotal: 16, showRatings: true })).toEqual(Object.keys(METRICS))
})

test('after each round the metrics equal the figures of the sheets', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const { rounds, figures } = progression(snapshot)
      for (let round = 1; round <= rounds; round++) {
        for (const sheet of sheets(snapshot, round)) {
          const cell = sheet.player * rounds + round - 1
          expect(figures.MP[cell]).toBe(sheet.score)
          expect(figures.GP[cell]).toBe(sheet.gamePoints)
          expect(figures.gameDifference[cell]).toBe(sheet.gameDifference)
          expect(figures.matchPercentage[cell]).toBe(sheet.matchPercentage ?? NaN)
          expect(figures.gamePercentage[cell]).toBe(sheet.gamePercentage ?? NaN)
          expect(figures.performance[cell]).toBe(sheet.performance ?? NaN)
          expect(figures.performanceDifference[cell]).toBe(sheet.ratingDifference ?? NaN)
        }
      }
    }),
    { numRuns: cases(30, 1000) },
  )
})

test('places by points are the ranks of the standings, but are never shared', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const known = progression(snapshot)
      const shown = snapshot.settings.displayPoints === 'game' ? 'GP' : 'MP'
      const found = placesByMetric(snapshot, known, shown, orders(snapshot))
      for (let at = 0; at < known.rounds; at++) {
        const rank = ranks(snapshot, at + 1)
        const pools = new Set<string>()
        for (let player = 0; player < known.size; player++) {
          const place = found[player * known.rounds + at]!
          expect(place).toBeGreaterThanOrEqual(rank[player]!)
          pools.add(`${snapshot.players.pool?.[player] ?? 0} ${place}`)
        }
        expect(pools.size).toBe(known.size)
      }
    }),
    { numRuns: cases(30, 1000) },
  )
})

test('places by a metric: more is better, no figure comes last, and equal figures keep the order of the standings', () => {
  const known = progression(event)
  const found = placesByMetric(event, known, 'rating', orders(event))
  expect([0, 1, 2, 3].map((player) => found[player * 2])).toEqual([1, 2, 3, 4])
  const unrated = aSnapshot({ players: ['Ann', 'Bob', 'Cid 1500'], rounds: ['2-1 1, 3 U'] })
  const places3 = placesByMetric(unrated, progression(unrated), 'rating', orders(unrated))
  expect([...places3]).toEqual([3, 2, 1])
})

test('each pool has its own places', () => {
  const snapshot = aSnapshot({ players: ['A 1', 'B 1', 'C 1', 'D 1'], rounds: ['1-3 1, 4-2 1'] })
  snapshot.players.pool = [0, 1, 0, 1]
  expect([...placesByMetric(snapshot, progression(snapshot), 'MP', orders(snapshot))]).toEqual([1, 2, 2, 1])
})

test('an event without a round has no progression', () => {
  expect(progression(aSnapshot({ players: 3 })).figures.MP).toHaveLength(0)
})
