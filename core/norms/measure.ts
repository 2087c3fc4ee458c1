import { mean, ratingDifference } from '../standings/performance.ts'
import type { HalfPoints } from '../text/score.ts'
import {
  COUNTED_TITLES,
  LEAST_FEDERATIONS,
  LEAST_PERCENT,
  mixOf,
  NO_FEDERATION,
  NORM_RULES,
  UNRATED,
  type NormTitle,
} from './rules.ts'

/** A game that counts for a norm. */
export interface NormGame {
  round: number
  /** Position in the player columns. */
  opponent: number
  /** 0: unrated. */
  rating: number
  title: string
  /** FIDE’s code, or empty. */
  federation: string
  points: HalfPoints
}

export interface NormFrame {
  /** The applicant’s federation. */
  federation: string
  /** The limits on federations do not apply (B.01 1.4.3). */
  isWaived: boolean
  /** A double round robin. */
  isDouble: boolean
}

/** A condition that has to be at least, or at most, a number. */
export interface NormCondition {
  kind: 'federations' | 'own' | 'one' | 'titled' | 'top' | 'average'
  is: number
  /** Least, or with `isMost` the most. */
  needed: number
  isMost: boolean
  isMet: boolean
}

export interface Measure {
  games: readonly NormGame[]
  points: HalfPoints
  conditions: NormCondition[]
  /** Average of the opponents, with the lowest one raised. */
  average: number
  /** Position of the opponent whose rating was raised to the floor; undefined if none was. */
  raised: number | undefined
  performance: number
  /** Least points for the performance; undefined if all games won are not enough. */
  needed: HalfPoints | undefined
  isAchieved: boolean
}

/** What games are worth for a title. */
export function measure(title: NormTitle, games: readonly NormGame[], frame: NormFrame): Measure {
  const { average, raised } = averageOf(title, games)
  const points = games.reduce((sum, game) => sum + game.points, 0)
  const needed = pointsNeeded(title, average, games.length)
  const conditions = [...mixConditions(title, games, frame), atLeast('average', average, NORM_RULES[title].average)]
  return {
    games,
    points,
    conditions,
    average,
    raised,
    performance: games.length > 0 ? average + ratingDifference(percentOf(points, games.length)) : NaN,
    needed,
    isAchieved: conditions.every(({ isMet }) => isMet) && needed !== undefined && points >= needed,
  }
}

export const ratingForNorm = ({ rating }: Pick<NormGame, 'rating'>): number => rating || UNRATED

/** The sum of the opponents’ ratings with the lowest one raised, and that opponent. */
export function raisedSum(title: NormTitle, games: readonly NormGame[]): { sum: number; raised: number | undefined } {
  const { floor } = NORM_RULES[title]
  const ratings = games.map(ratingForNorm)
  const lowest = Math.min(...ratings)
  const raised = lowest < floor ? games[ratings.indexOf(lowest)]!.opponent : undefined
  const sum = games.reduce(
    (sum, game, at) => sum + (raised !== undefined && game.opponent === raised ? floor : ratings[at]!),
    0,
  )
  return { sum, raised }
}

function averageOf(title: NormTitle, games: readonly NormGame[]): { average: number; raised: number | undefined } {
  const { sum, raised } = raisedSum(title, games)
  return { average: mean(sum, games.length), raised }
}

/** FIDE rounds the percentage of a score to whole numbers. */
const percentOf = (points: HalfPoints, games: number): number => mean(50 * points, games)

/** The least average with which a score is a norm. */
export const averageNeeded = (title: NormTitle, points: HalfPoints, games: number): number =>
  Math.max(NORM_RULES[title].average, NORM_RULES[title].performance - ratingDifference(percentOf(points, games)))

/** The least score with which an average gives the performance; undefined if even all points do not. */
function pointsNeeded(title: NormTitle, average: number, games: number): HalfPoints | undefined {
  for (let points = 0; points <= 2 * games; points++)
    if (
      isEnough(points, games) &&
      average + ratingDifference(percentOf(points, games)) >= NORM_RULES[title].performance
    )
      return points
  return undefined
}

/** At least 35 %, not rounded. */
const isEnough = (points: HalfPoints, games: number): boolean => 50 * points >= LEAST_PERCENT * games && games > 0

/** The conditions on federations and titles. `games` is their number at the end, if it is greater than now. */
export function mixConditions(
  title: NormTitle,
  met: readonly NormGame[],
  { federation, isWaived, isDouble }: NormFrame,
  games = met.length,
): NormCondition[] {
  const mix = mixOf(games, isDouble)
  const players = isDouble ? [...new Map(met.map((game) => [game.opponent, game])).values()] : met
  const byFederation = Map.groupBy(
    met.filter(({ federation }) => federation !== '' && federation !== NO_FEDERATION),
    (game) => game.federation,
  )
  const others = [...byFederation.keys()].filter((code) => code !== federation)
  const most = Math.max(0, ...[...byFederation.values()].map((from) => from.length))
  const holding = (titles: readonly string[]): number => players.filter((game) => titles.includes(game.title)).length
  return [
    ...(isWaived
      ? []
      : [
          atLeast('federations', others.length, LEAST_FEDERATIONS),
          atMost('own', byFederation.get(federation)?.length ?? 0, mix.own),
          atMost('one', most, mix.one),
        ]),
    atLeast('titled', holding(COUNTED_TITLES), mix.titled),
    atLeast('top', holding(NORM_RULES[title].top), mix.top),
  ]
}

const atLeast = (kind: NormCondition['kind'], is: number, needed: number): NormCondition => ({
  kind,
  is,
  needed,
  isMost: false,
  isMet: is >= needed,
})
const atMost = (kind: NormCondition['kind'], is: number, needed: number): NormCondition => ({
  kind,
  is,
  needed,
  isMost: true,
  isMet: is <= needed,
})
