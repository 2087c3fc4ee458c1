import { mean } from '../standings/performance.ts'
import type { HalfPoints } from '../text/score.ts'
import { achievedNorm, leastGames, withoutWeakest, type NormRecord } from './best-games.ts'
import {
  averageNeeded,
  mixConditions,
  raisedSum,
  ratingForNorm,
  type NormCondition,
  type Measure,
  type NormGame,
} from './measure.ts'
import type { NormTitle } from './rules.ts'

/** What is to come for a player: opponents that are known, and rounds whose opponent is not. */
export interface RoundsAhead {
  known: readonly Omit<NormGame, 'points'>[]
  unknown: number
}

export type NormOutlook =
  | { state: 'achieved'; measure: Measure }
  | NormChance
  | {
      state: 'impossible'
      reason: 'games' | 'points' | 'mix'
      conditions: NormCondition[]
      average: number | undefined
    }

interface NormChance {
  state: 'chance'
  /** Points that are needed from the games to come, and their number. */
  points: HalfPoints
  from: number
  /** Least average of the opponents that are not known yet; undefined if all are known. */
  unknownAverage: number | undefined
  /** Average of all opponents, with the least average of those unknown. */
  average: number
  /** With the opponents known so far; those not met may still be met. */
  conditions: NormCondition[]
}

/**
 * How far a player is from a norm. Opponents that are not known yet are taken to be as strong as those met, and to meet
 * every condition that is still open.
 */
export function normOutlook(title: NormTitle, record: NormRecord, ahead: RoundsAhead): NormOutlook {
  const achieved = achievedNorm(title, record)
  const left = ahead.known.length + ahead.unknown
  // Where all rounds count, a norm exists only after the last one.
  if (achieved && !(record.isFixed && left > 0)) return { state: 'achieved', measure: achieved }
  const total = record.games.length + left
  if (total < leastGames(record)) return { state: 'impossible', reason: 'games', conditions: [], average: undefined }
  const mostOut = record.isFixed ? 0 : total - leastGames(record)
  const outlooks = withoutWeakest(record.games, mostOut).map((games) => outlookOf(title, { ...record, games }, ahead))
  const best = outlooks.reduce((one, other) => (isBetter(other, one) ? other : one))
  return best
}

type Open = Exclude<NormOutlook, { state: 'achieved' }>

function isBetter(one: Open, other: Open): boolean {
  if (one.state === 'impossible') return false
  return other.state === 'impossible' || one.points < other.points
}

function outlookOf(title: NormTitle, record: NormRecord, ahead: RoundsAhead): Open {
  const { games } = record
  const known: NormGame[] = [...games, ...ahead.known.map((game) => ({ ...game, points: 0 }))]
  const left = ahead.known.length + ahead.unknown
  const count = games.length + left
  const conditions = mixConditions(title, known, record, count)
  const { sum } = raisedSum(title, known)
  const usual = mean(
    known.reduce((sum, game) => sum + ratingForNorm(game), 0),
    known.length,
  )
  const expected = mean(sum + ahead.unknown * (known.length > 0 ? usual : 0), count)
  if (!canBeMet(conditions, ahead.unknown)) return { state: 'impossible', reason: 'mix', conditions, average: expected }
  const scored = games.reduce((sum, { points }) => sum + points, 0)
  for (let points = 0; points <= 2 * left; points++) {
    const needed = averageNeeded(title, scored + points, count)
    if (expected < needed || 50 * (scored + points) < 35 * count) continue
    const unknownAverage =
      ahead.unknown === 0 ? undefined : Math.ceil((count * needed - Math.floor(count / 2) - sum) / ahead.unknown)
    return {
      state: 'chance',
      points,
      from: left,
      unknownAverage,
      average: unknownAverage === undefined ? expected : mean(sum + ahead.unknown * unknownAverage, count),
      conditions,
    }
  }
  return { state: 'impossible', reason: 'points', conditions, average: expected }
}

/** Whether opponents that are not known yet can meet the conditions that are open. */
const canBeMet = (conditions: readonly NormCondition[], unknown: number): boolean =>
  conditions.every(({ isMet, isMost, is, needed }) => isMet || (!isMost && needed - is <= unknown))
