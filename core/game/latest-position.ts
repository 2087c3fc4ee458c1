import { parseComment, timePlayed } from './clocks.ts'
import { controlOf } from '../tournament/time-control.ts'
import type { Rules } from './moves.ts'
import type { Evaluation } from '../match/win-chance.ts'
import { playWord } from './play-moves.ts'
import { readPgn } from '../pgn/read-pgn.ts'

/** The latest position of a game, with what a small board shows. */
export interface LatestPosition {
  fen: string
  last?: readonly [from: string, to: string]
  /** Seconds on each clock after that side's last move; before it, the initial time. */
  clocks: [white: number | undefined, black: number | undefined]
  /** Seconds from the start to the last move, if the clocks are known. */
  played?: number
  sans: string[]
  /** Evaluations in the text of the last two positions: before and after the last move. */
  evaluations: [before: Evaluation | undefined, after: Evaluation | undefined]
  /** The tag Termination. */
  termination?: string
}

/**
 * The position after all legal moves of a text; undefined if its first position is invalid. If the text continues
 * `before`, only the new moves are played.
 */
export function latestPosition(
  pgn: string,
  rules: (fen?: string) => Pick<Rules, 'fen' | 'play'> | undefined,
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
    const played = playWord(board, san)?.at(-1)
    if (!played) break
    fen = played.fen
    last = [played.from, played.to]
    count += 1
  }
  const control = controlOf(tags)
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
    evaluations: [evaluationAt(moves, count - 2), evaluationAt(moves, count - 1)],
    ...(tags['Termination'] !== undefined && { termination: tags['Termination'] }),
  }
}

const evaluationAt = (moves: readonly { comment: string }[], at: number): Evaluation | undefined =>
  moves[at] && parseComment(moves[at].comment).evaluation
