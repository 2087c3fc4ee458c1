import * as say from '#words/coreGame.js'
import { parseComment, timeControl, type TimeControl } from './clocks.ts'
import { readPgn } from './pgn.ts'

export interface Move {
  san: string
  /** Squares such as `e2`. */
  from: string
  to: string
  fen: string
  /** Seconds left on the mover's clock after the move, and seconds that the move took. */
  clock?: number
  spent?: number
  /** The comment on the move. */
  words: string
}

export interface MoveList {
  tags: Record<string, string>
  /** The position before the first move. */
  start: string
  moves: Move[]
  control?: TimeControl
  /** The comment before the first move. */
  words: string
  /** Why the game is not shown to its end, in a sentence. */
  problem?: string
}

/** The rules of chess from a position on; `play` returns undefined for an illegal move. */
export interface Rules {
  fen: string
  play(san: string): Pick<Move, 'san' | 'from' | 'to' | 'fen'> | undefined
}

// Values of the Variant tag that mean standard chess.
const STANDARD_VARIANT = /^(?:|chess|standard|from position)$/i

/**
 * The moves of a PGN up to the first illegal one. `rules` begins from a FEN, or from the usual position, and returns
 * undefined if there is no such position. Never throws for any text.
 */
export function moveList(pgn: string, rules: (fen?: string) => Rules | undefined): MoveList {
  const { tags, opening, moves: written, isTruncated } = readPgn(pgn)
  const words = parseComment(opening).words
  const control = timeControl(tags['TimeControl'])
  const known = { tags, words, ...(control && { control }) }
  const board = rules(tags['FEN'])
  if (!board) return { ...known, start: '', moves: [], problem: say.otherStart() }
  const variant = tags['Variant'] ?? ''
  const start = board.fen
  const moves: Move[] = []
  for (const { san, comment } of written) {
    const played = board.play(san)
    if (!played) return { ...known, start, moves, problem: stopReason(san, moves.length, start, variant) }
    const { words, ...times } = parseComment(comment)
    moves.push({ ...played, ...withSpent(times, moves.at(-2)?.clock ?? control?.base, control), words })
  }
  return { ...known, start, moves, ...(isTruncated && { problem: say.tooLong() }) }
}

function withSpent(
  { clock, spent }: { clock?: number; spent?: number },
  before: number | undefined,
  control: TimeControl | undefined,
): Pick<Move, 'clock' | 'spent'> {
  const took = spent ?? (clock !== undefined && before !== undefined ? before + (control?.increment ?? 0) - clock : NaN)
  return { ...(clock !== undefined && { clock }), ...(took >= 0 && { spent: took }) }
}

function stopReason(san: string, ply: number, start: string, variant: string): string {
  if (!STANDARD_VARIANT.test(variant)) return say.otherVariant({ variant: variant.slice(0, 40) })
  return say.cantShowPast({ move: formatMove(ply + 1, start, san.slice(0, 12)) })
}

/** The number of the first move from a position, and whether Black is to move. */
function startOfMoves(start: string): { first: number; black: boolean } {
  const [, side, , , , number] = start.split(' ')
  return { first: Math.max(1, Number(number) || 1), black: side === 'b' }
}

/** The move number of a ply (from 1), and whether it is Black's. */
export function moveNumber(ply: number, start: string): { number: number; black: boolean } {
  const { first, black } = startOfMoves(start)
  const at = ply - 1 + (black ? 1 : 0)
  return { number: first + Math.floor(at / 2), black: at % 2 === 1 }
}

/** `27… Rd8` for a ply, counted from 1. */
export function formatMove(ply: number, start: string, san: string): string {
  const { number, black } = moveNumber(ply, start)
  return `${number}${black ? '…' : '.'} ${san}`
}
