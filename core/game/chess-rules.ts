import { Chess } from 'chess.js'
import { chess960Rules, is960Start } from './chess960-rules.ts'
import { completeFen } from './fen.ts'
import type { Rules } from './moves.ts'

/** The rules of chess from a FEN, or from the initial position; undefined if the FEN is invalid. Castling may be that of Chess960. */
export function chessRules(fen?: string): Rules | undefined {
  try {
    const start = fen?.trim()
    if (start && is960Start(start)) return chess960Rules(start)
    return rulesOf(new Chess(start && completeFen(start)))
  } catch {
    return undefined
  }
}

const rulesOf = (chess: Chess): Rules => ({
  fen: chess.fen(),
  play(text) {
    try {
      const { san, from, to, after } = chess.move(text)
      return { san, from, to, fen: after }
    } catch {
      return undefined
    }
  },
  sans: () => chess.moves(),
})
