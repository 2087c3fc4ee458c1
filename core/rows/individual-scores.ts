import { mean, performanceRating } from '../standings/performance.ts'
import type { IndividualRow } from './individual-row.ts'
import type { HalfPoints } from '../text/score.ts'

export interface IndividualScore {
  row: IndividualRow
  /** Equal for tied players. */
  rank: number
  score: HalfPoints
  /** Finished games. */
  games: number
  /** 0–100; null without a game. */
  percentage: number | null
  /** Performance against rated opponents; null without any. */
  performance: number | null
}

/** By points, then by fewer games, then by performance. */
export const individualScores = (rows: readonly IndividualRow[]): IndividualScore[] => ranked(rows, ratingsOf(rows))

/** Scores of each board, board 1 first, from the games at that board only. */
export function boardScores(rows: readonly IndividualRow[]): { board: number; scores: IndividualScore[] }[] {
  const ratings = ratingsOf(rows)
  const boards = new Set(rows.flatMap(({ histories }) => histories.map(({ board }) => board)))
  return [...boards]
    .sort((a, b) => a - b)
    .map((board) => {
      const there = rows.map((row) => ({ ...row, histories: row.histories.filter((one) => one.board === board) }))
      return {
        board,
        scores: ranked(
          there.filter(({ histories }) => histories.length > 0),
          ratings,
        ),
      }
    })
}

function ranked(rows: readonly IndividualRow[], ratings: Map<string, number>): IndividualScore[] {
  const all = rows.map((row) => scoreOf(row, ratings)).sort(inOrder)
  for (const [at, one] of all.entries()) {
    const above = all[at - 1]
    one.rank = above && inOrder(above, one) === 0 ? above.rank : at + 1
  }
  return all
}

function scoreOf(row: IndividualRow, ratings: Map<string, number>): IndividualScore {
  let [score, games, rated, ratedScore, ratingSum] = [0, 0, 0, 0, 0]
  for (const history of row.histories) {
    const own = 2 * (history.score ?? 0)
    const rating = ratings.get(key(history.opponent))
    score += own
    games += history.games
    if (!rating) continue
    rated += history.games
    ratedScore += own
    ratingSum += history.games * rating
  }
  return {
    row,
    rank: 0,
    score,
    games,
    percentage: games > 0 ? mean(50 * score, games) : null,
    performance: rated > 0 ? performanceRating(mean(ratingSum, rated), ratedScore, rated) : null,
  }
}

const inOrder = (one: IndividualScore, other: IndividualScore): number =>
  other.score - one.score || one.games - other.games || (other.performance ?? 0) - (one.performance ?? 0)

const key = (name: string): string => name.toLowerCase()

/** Ratings by name and by username. */
const ratingsOf = (rows: readonly IndividualRow[]): Map<string, number> =>
  new Map(
    rows.flatMap(({ name, username, rating }) =>
      rating > 0 ? [name, username ?? name].map((word): [string, number] => [key(word), rating]) : [],
    ),
  )
