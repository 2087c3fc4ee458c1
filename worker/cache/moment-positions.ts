import { chessRules } from '#core/game/chess-rules.ts'
import type { MomentPosition } from '#core/moments/shown-moments.ts'
import { readPgn } from '#core/pgn/read-pgn.ts'
import { lru } from './lru.ts'

const MAX_POSITIONS = 2000
/** With the text that was played: a correction may change moves and keep their number. */
const cache = lru<{ pgn: string; position: MomentPosition | undefined }>(MAX_POSITIONS)

/**
 * The position after `ply` half-moves of a game; undefined if its text can’t be played that far. Positions are cached,
 * since every result of a round asks for those of all its moments again.
 */
export function positionAfter(game: string, pgn: string, ply: number): MomentPosition | undefined {
  const key = `${game} ${ply}`
  const known = cache.get(key)
  if (known?.pgn === pgn) return known.position
  const position = played(pgn, ply)
  cache.set(key, { pgn, position })
  return position
}

function played(pgn: string, ply: number): MomentPosition | undefined {
  const { tags, moves } = readPgn(pgn)
  const board = chessRules(tags['FEN'])
  let last: MomentPosition | undefined
  for (const { san } of moves.slice(0, ply)) {
    const made = board?.play(san)
    if (!made) return undefined
    last = { fen: made.fen, from: made.from, to: made.to }
  }
  return last
}
