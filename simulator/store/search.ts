import { Chess } from 'chess.js'

const VALUE = { p: 100, n: 310, b: 325, r: 500, q: 950, k: 0 }
type Kind = keyof typeof VALUE

// chess.js has a fast move generator that is missing in its types.
interface Step {
  piece: Kind
  captured?: Kind
  promotion?: Kind
}
const steps = (game: Chess): Step[] => game['_moves']({ legal: true })

/**
 * White's advantage in centipawns: material, central pieces, advanced pawns, king safety while queens are on the board.
 */
export function worth(game: Chess): number {
  const pieces = game.board().flat()
  const queens = pieces.filter((piece) => piece?.type === 'q').length
  return pieces.reduce((sum, piece) => {
    if (!piece) return sum
    const file = piece.square.charCodeAt(0) - 97
    const rank = Number(piece.square[1]) - 1
    const forward = piece.color === 'w' ? rank : 7 - rank
    const middle = 7 - Math.abs(2 * file - 7) + 7 - Math.abs(2 * rank - 7)
    const place = { p: forward * forward * 2, n: middle * 4, b: middle * 2, r: forward === 6 ? 20 : 0, q: middle }
    const stands = piece.type === 'k' ? (queens > 0 ? -forward * 15 - middle * 2 : middle * 4) : place[piece.type]
    return sum + (piece.color === 'w' ? 1 : -1) * (VALUE[piece.type] + stands)
  }, 0)
}

const gain = (step: Step): number =>
  (step.captured ? 10 * VALUE[step.captured] - VALUE[step.piece] : 0) + (step.promotion ? 9000 : 0)

/** Alpha-beta value for the side to move after `depth` plies, followed by a short search of captures. */
function look(game: Chess, depth: number, alpha: number, beta: number): number {
  const quiet = depth <= 0
  const stand = quiet ? (game.turn() === 'w' ? 1 : -1) * worth(game) : -Infinity
  if (quiet && (stand >= beta || depth < -3)) return stand
  let best = stand
  const all = steps(game)
  if (all.length === 0) return game.inCheck() ? -100_000 - depth : 0
  for (const step of (quiet ? all.filter((one) => gain(one) > 0) : all).sort((a, b) => gain(b) - gain(a))) {
    game['_makeMove'](step)
    const value = -look(game, depth - 1, -beta, -Math.max(alpha, best))
    game['_undoMove']()
    if (value > best) best = value
    if (best >= beta) break
  }
  return best
}

/** All legal moves in SAN with their value for the side to move, best first. */
export function judged(game: Chess, depth: number): { san: string; value: number; quiet: boolean }[] {
  const all = steps(game)
  return all
    .map((step) => {
      const san: string = game['_moveToSan'](step, all)
      game['_makeMove'](step)
      const value = -look(game, depth - 1, -Infinity, Infinity)
      game['_undoMove']()
      return { san, value, quiet: !step.captured && !step.promotion && step.piece !== 'p' }
    })
    .sort((a, b) => b.value - a.value)
}
