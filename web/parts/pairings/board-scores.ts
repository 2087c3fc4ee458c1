import { NO_OUTCOME } from '#core/match/outcome.ts'
import { outcomePoints } from '#core/snapshot/outcome-points.ts'
import type { PairingView } from './pairing.ts'

export interface BoardScore {
  number: number
  /** Doubled points of the first and the second side; undefined before a game of it is over. */
  score: [first: number, second: number] | undefined
}

const letters = ({ games }: PairingView): string[] => games.match(/../g) ?? []
const isOver = (game: string): boolean => game !== NO_OUTCOME

/** A match board by board; where a board has two games, one with each colour, its score is of both. */
export function boardScores(pairing: PairingView): BoardScore[] {
  const games = letters(pairing)
  const each = Math.max(1, Math.round(games.length / (pairing.facts.boards || games.length)))
  return Array.from({ length: Math.ceil(games.length / each) }, (_, at) => {
    const over = games.slice(at * each, (at + 1) * each).filter(isOver)
    return { number: at + 1, score: over.length > 0 ? pointsOf(over) : undefined }
  })
}

function pointsOf(games: string[]): [first: number, second: number] {
  const points = games.map((game) => outcomePoints(game, 1))
  return [points.reduce((sum, [first]) => sum + first, 0), points.reduce((sum, [, second]) => sum + second, 0)]
}

/** How many of a pairing's games are over, of how many; undefined where a pairing is one game. */
export function gamesProgress(pairing: PairingView, gamePointTotal: number): { over: number; of: number } | undefined {
  const games = letters(pairing)
  const of = Math.max(games.length, gamePointTotal)
  if (of <= 1) return undefined
  const [white, black] = pairing.points ?? [0, 0]
  return { over: games.length > 0 ? games.filter(isOver).length : (white + black) / 2, of }
}
