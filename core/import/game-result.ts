import * as say from '#words/coreImport.js'
import type { FileGame } from './game-file.ts'

interface GameResult {
  /** Undefined for an open game. */
  outcome: string | undefined
  /** A sentence about a result that can’t be read, or one that differs in the moves. */
  remark?: (game: { no: number; game: string }) => string
}

/** A game’s result: of its tag or of the end of its moves; none if they differ. */
export function resultOfGame({ result }: Pick<FileGame, 'result'>): GameResult {
  const { outcome, problem, tag: written, text: end } = result
  if (problem === 'differ') return { outcome, remark: (game) => say.resultsOfGameDiffer({ ...game, written, end }) }
  if (problem === undefined) return { outcome }
  const words = outcome === undefined ? say.resultUnreadable : say.resultUnreadableMovesCount
  return { outcome, remark: (game) => words({ ...game, written }) }
}
