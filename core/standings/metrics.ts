import * as say from '#words/coreStandings.js'
import { roundLine, pairingPositions } from './round-line.ts'
import { addRound, gamePercentage, matchPercentage, emptyTally, performanceOf, type Tally } from './tally.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import { field } from './field.ts'

/** A competitor after a round. Points are half points with bonuses. */
interface MetricInput extends Tally {
  /** 0: unrated. */
  rating: number
  score: number
  gamePoints: number
}

interface MetricShape {
  name: string
  /** Unit of the figures: points are half points, hundredths are half points ×100. */
  unit: 'rating' | 'points' | 'hundredths' | 'percent' | 'difference'
  figure: (standing: MetricInput) => number | null
  needs?: 'games' | 'ratings'
}

const difference = (figure: number | null, from: number): number | null =>
  figure === null || from <= 0 ? null : figure - from

/** Metrics that competitors can be ranked by, apart from the standings; more is always better. */
export const METRICS = {
  MP: {
    get name() {
      return say.matchPoints()
    },
    unit: 'points',
    figure: ({ score }) => score,
  },
  rating: {
    get name() {
      return say.rating()
    },
    unit: 'rating',
    figure: ({ rating }) => rating || null,
    needs: 'ratings',
  },
  GP: {
    get name() {
      return say.gamePoints()
    },
    unit: 'points',
    figure: ({ gamePoints }) => gamePoints,
    needs: 'games',
  },
  gameDifference: {
    get name() {
      return say.gameDifference()
    },
    unit: 'difference',
    figure: ({ gamePoints, gamesPlayed }) => gamePoints - gamesPlayed,
    needs: 'games',
  },
  matchPercentage: {
    get name() {
      return say.matchPercentage()
    },
    unit: 'percent',
    figure: matchPercentage,
  },
  gamePercentage: {
    get name() {
      return say.gamePercentage()
    },
    unit: 'percent',
    figure: gamePercentage,
    needs: 'games',
  },
  performance: {
    get name() {
      return say.performance()
    },
    unit: 'rating',
    figure: performanceOf,
    needs: 'ratings',
  },
  performanceDifference: {
    get name() {
      return say.performanceDifference()
    },
    unit: 'difference',
    figure: (standing) => difference(performanceOf(standing), standing.rating),
    needs: 'ratings',
  },
  expectedScore: {
    get name() {
      return say.expectedScore()
    },
    unit: 'hundredths',
    figure: ({ expectedScore, expectedCount }) => (expectedCount > 0 ? expectedScore : null),
    needs: 'ratings',
  },
  scoreMinusExpected: {
    get name() {
      return say.scoreMinusExpected()
    },
    unit: 'hundredths',
    figure: ({ score, expectedScore, expectedCount }) => (expectedCount > 0 ? 100 * score - expectedScore : null),
    needs: 'ratings',
  },
} satisfies Record<string, MetricShape>
export type Metric = keyof typeof METRICS

const isMetric = (word: string): word is Metric => Object.hasOwn(METRICS, word)
export const shapeOf = (metric: Metric): MetricShape => METRICS[metric]

/** The metrics that apply to an event: pairings of one game have no game points, and ratings may be hidden. */
export function metricsOf({ gamePointTotal, showRatings }: Pick<Settings, 'gamePointTotal' | 'showRatings'>): Metric[] {
  const has = { games: gamePointTotal !== 1, ratings: showRatings }
  return Object.keys(METRICS)
    .filter(isMetric)
    .filter((metric) => {
      const { needs } = shapeOf(metric)
      return needs === undefined || has[needs]
    })
}

export interface Progression {
  rounds: number
  size: number
  /** By `player * rounds + round - 1`; NaN if undefined. */
  figures: Record<Metric, Float64Array>
}

/** The metrics after every drawn round, computed in one pass. */
export function progression(snapshot: Snapshot): Progression {
  const facts = field(snapshot, snapshot.rounds.length)
  const { size, round: rounds } = facts
  const seats = pairingPositions(facts)
  const granted = Map.groupBy(facts.bonuses, ({ player }) => player)
  const metrics = Object.keys(METRICS).filter(isMetric)
  const figures = Object.fromEntries(
    metrics.map((metric) => [metric, new Float64Array(size * rounds)]),
  ) as Progression['figures']
  for (let player = 0; player < size; player++) {
    const now: MetricInput = { ...emptyTally(), rating: snapshot.players.rating[player]!, score: 0, gamePoints: 0 }
    for (let at = 0; at < rounds; at++) {
      const cell = player * rounds + at
      addRound(now, roundLine(facts, seats, player, at), facts)
      now.score += facts.match.each[cell]!
      now.gamePoints += facts.game.each[cell]!
      for (const { round, MP, GP } of granted.get(player) ?? []) {
        if (Math.max(1, round) !== at + 1) continue
        now.score += MP
        now.gamePoints += GP
      }
      for (const metric of metrics) figures[metric][cell] = shapeOf(metric).figure(now) ?? NaN
    }
  }
  return { rounds, size, figures }
}
