import { Chess } from 'chess.js'
import { GAMES } from './store/games.ts'

const known = new Map<string, string[]>()

/** The position after `plies` half-moves of a stored game, in FEN. */
export function position(game: (typeof GAMES)[number], plies: number): string {
  let fens = known.get(game.moves)
  if (!fens) {
    const board = new Chess()
    fens = [board.fen(), ...game.moves.split(' ').map((san) => board.move(san).after)]
    known.set(game.moves, fens)
  }
  return fens[plies] ?? fens[0] ?? ''
}
