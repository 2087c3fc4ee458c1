import { chessRules } from '#core/game/chess-rules.ts'
import type { MomentPosition } from '#core/moments/shown-moments.ts'
import { readPgn } from '#core/pgn/read-pgn.ts'
import { lru } from './lru.ts'

const MAX_POSITIONS = 2000
const cache = lru<MomentPosition | 'none'>(MAX_POSITIONS)

/**
 * The position after so many half-moves of a game; undefined if its text can’t be played so far. Each is played once:
 * with every result of a round, moments are made anew.
 */
export function positionAfter(game: string, pgn: string, ply: number): MomentPosition | undefined {
  const key = `${game} ${ply} ${pgn.length}`
  const known = cache.get(key) ?? played(pgn, ply)
  cache.set(key, known)
  return known === 'none' ? undefined : known
}

function played(pgn: string, ply: number): MomentPosition | 'none' {
  const { tags, moves } = readPgn(pgn)
  const board = chessRules(tags['FEN'])
  let last: MomentPosition | undefined
  for (const { san } of moves.slice(0, ply)) {
    const made = board?.play(san)
    if (!made) return 'none'
    last = { fen: made.fen, from: made.from, to: made.to }
  }
  return last ?? 'none'
}
