import { Chess } from 'chess.js'
import type { Rules } from '#core/game/moves.ts'

/** The rules of chess from a FEN, or from the initial position; undefined if the FEN is invalid. */
export function chessRules(fen?: string): Rules | undefined {
  try {
    const chess = new Chess(fen)
    return { fen: chess.fen(), play: (san) => playMove(chess, san) }
  } catch {
    return undefined
  }
}

function playMove(chess: Chess, text: string) {
  try {
    const { san, from, to, after } = chess.move(text)
    return { san, from, to, fen: after }
  } catch {
    return undefined
  }
}
