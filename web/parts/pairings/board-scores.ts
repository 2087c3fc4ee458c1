import { NO_OUTCOME } from '#core/match/outcome.ts'
import { outcomePoints } from '#core/snapshot/outcome-points.ts'
import { gamesOf, type Pairing } from '#core/snapshot/pairing.ts'
import type { HalfPoints } from '#core/text/score.ts'

export interface BoardScore {
  number: number
  /** Undefined before one of its games is over. */
  score: [first: HalfPoints, second: HalfPoints] | undefined
}

/** The scores of a match board by board. Two games per board, one with each colour, count as one score. */
export function boardScores(pairing: Pairing): BoardScore[] {
  const games = gamesOf(pairing)
  const each = Math.max(1, Math.round(games.length / (pairing.facts.boards || games.length)))
  return Array.from({ length: Math.ceil(games.length / each) }, (_, at) => {
    const over = games.slice(at * each, (at + 1) * each).filter((game) => game !== NO_OUTCOME)
    return { number: at + 1, score: over.length > 0 ? pointsOf(over) : undefined }
  })
}

function pointsOf(games: string[]): [first: number, second: number] {
  const points = games.map((game) => outcomePoints(game, 1))
  return [points.reduce((sum, [first]) => sum + first, 0), points.reduce((sum, [, second]) => sum + second, 0)]
}
