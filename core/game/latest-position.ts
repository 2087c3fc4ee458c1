import { parseComment, timeControl, timePlayed } from './clocks.ts'
import type { Rules } from './moves.ts'
import { readPgn } from './pgn.ts'

/** Where a game stands: enough for a small board. */
export interface LatestPosition {
  fen: string
  /** The squares of the last move. */
  last?: readonly [from: string, to: string]
  /** Seconds that each side's clock showed after its last move; before that, what the game began with. */
  clocks: [white: number | undefined, black: number | undefined]
  /** Seconds from its start to its last move, where its clocks tell. */
  played?: number
  sans: string[]
}

/**
 * Where a text leads as far as its moves can be played; undefined when its first position cannot be shown. Of a text that
 * goes on from `before` only the new moves are played.
 */
export function latestPosition(
  pgn: string,
  rules: (fen?: string) => Rules | undefined,
  before?: LatestPosition,
): LatestPosition | undefined {
  const { tags, moves } = readPgn(pgn)
  const sans = moves.map(({ san }) => san)
  const known = before?.sans.every((san, at) => sans[at] === san) ? before : undefined
  const board = rules(known?.fen ?? tags['FEN'])
  if (!board) return undefined
  let { fen } = board
  let last = known?.last
  let count = known?.sans.length ?? 0
  for (const san of sans.slice(count)) {
    const played = board.play(san)
    if (!played) break
    fen = played.fen
    last = [played.from, played.to]
    count += 1
  }
  const control = timeControl(tags['TimeControl'])
  const isBlackFirst = tags['FEN']?.split(' ')[1] === 'b'
  const clockOf = (side: 0 | 1) => {
    const own = moves.slice(0, count).findLast((_, at) => (at + (isBlackFirst ? 1 : 0)) % 2 === side)
    return own ? parseComment(own.comment).clock : control?.base
  }
  const [white, black] = [clockOf(0), clockOf(1)]
  const isTimed = control && white !== undefined && black !== undefined
  return {
    fen,
    ...(last && { last }),
    clocks: [white, black],
    ...(isTimed && { played: timePlayed(control, [white, black], count) }),
    sans: sans.slice(0, count),
  }
}
