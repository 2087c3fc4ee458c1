import { Chess } from 'chess.js'
import type { Rules } from '#core/game/moves.ts'

/** The rules of chess from a FEN, or from the usual position; undefined when the FEN is no valid position. */
export function rules(fen?: string): Rules | undefined {
  try {
    const chess = new Chess(fen)
    return {
      fen: chess.fen(),
      play(san) {
        try {
          const { san: written, from, to, after } = chess.move(san)
          return { san: written, from, to, fen: after }
        } catch {
          return undefined
        }
      },
    }
  } catch {
    return undefined
  }
}
