import type { PgnGame } from './pgn-game.ts'
import { moveText } from './move-text.ts'
import { tokens, type MoveNumber } from './tokens.ts'

/**
 * Where the main line goes on behind a variation without an end: at the first move whose number is the main line’s next
 * and does not follow in the variation. Undefined if there is none.
 */
export function afterVariation(text: string, openedAt: number, to: number, game: PgnGame): number | undefined {
  const next = game.moves.length
  let expected: number | undefined
  let depth = 0
  for (const token of tokens(text.slice(0, to), openedAt + 1)) {
    if (token.kind === 'open') depth += 1
    else if (token.kind === 'close') depth -= 1
    if (depth !== 0 || token.kind !== 'word' || moveText(token.text) === '') continue
    const ply = token.number && plyOf(token.number, game.tags['FEN'])
    if (expected !== undefined && ply !== undefined && ply !== expected && ply === next) return token.from
    expected = (ply ?? expected ?? next - 1) + 1
  }
  return undefined
}

/** Half-moves before the move with this number. */
function plyOf({ number, isBlack }: MoveNumber, fen = ''): number {
  const [, side, , , , first] = fen.split(' ')
  return 2 * (number - Math.max(1, Number(first) || 1)) + (isBlack ? 1 : 0) - (side === 'b' ? 1 : 0)
}
