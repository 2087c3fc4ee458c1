import type { Field } from './field.ts'
import type { RoundLine } from './round-line.ts'
import { mean, performanceRating } from './performance.ts'
import { type HalfPoints, halfPoints } from '../text/score.ts'

/** Sums over a competitor's rounds. Only pairings with rated opponents count for the performance. */
export interface Tally {
  played: number
  wins: number
  draws: number
  /** Pairings played with White. */
  whiteTotal: number
  gamesPlayed: number
  gamesWon: HalfPoints
  netGamePoint: HalfPoints
  /** Half points ×100. */
  expectedScore: number
  expectedGameScore: number
  /** Pairings in which both are rated. */
  expectedCount: number
  oppRatingSum: number
  /** Number of rated opponents, and points against them. */
  rated: number
  ratedPoints: HalfPoints
}

export const emptyTally = (): Tally => ({
  played: 0,
  wins: 0,
  draws: 0,
  whiteTotal: 0,
  gamesPlayed: 0,
  gamesWon: 0,
  netGamePoint: 0,
  expectedScore: 0,
  expectedGameScore: 0,
  expectedCount: 0,
  oppRatingSum: 0,
  rated: 0,
  ratedPoints: 0,
})

export function addRound(sums: Tally, line: RoundLine, { match: worth, snapshot }: Field): void {
  const { played, games, game, net, match, colour, oppRating, expected } = line
  sums.netGamePoint += net
  sums.gamesPlayed += games
  if (games > 0) sums.gamesWon += game ?? 0
  if (!played) return
  sums.played++
  if (match === 2) sums.wins++
  if (match === 1) sums.draws++
  if (colour === 'W') sums.whiteTotal++
  if (oppRating > 0) {
    sums.oppRatingSum += oppRating
    sums.rated++
    sums.ratedPoints += match ?? 0
  }
  if (expected === null) return
  const loss = halfPoints(snapshot.settings.lossReward)
  sums.expectedScore += 100 * loss + expected * (worth.win - loss)
  sums.expectedGameScore += 2 * expected * games
  sums.expectedCount++
}

const percentage = (points: number, games: number): number | null => (games > 0 ? (100 * points) / (2 * games) : null)

/** 0–100; null without games. */
export const matchPercentage = ({ wins, draws, played }: Tally): number | null => percentage(2 * wins + draws, played)
export const gamePercentage = ({ gamesWon, gamesPlayed }: Tally): number | null => percentage(gamesWon, gamesPlayed)

/** Performance rating against rated opponents; null without any. */
export const performanceOf = ({ rated, oppRatingSum, ratedPoints }: Tally): number | null =>
  rated > 0 ? performanceRating(mean(oppRatingSum, rated), ratedPoints, rated) : null
