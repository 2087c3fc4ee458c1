import * as say from '#words/coreGame.js'
import * as sayPgn from '#words/pgn.js'
import type { PgnGame } from '../pgn/pgn-game.ts'
import { readPgn } from '../pgn/read-pgn.ts'
import { clockStyle, parseComment } from './clocks.ts'
import { playMoves, type PlayedMoves, type Stop } from './play-moves.ts'
import { controlOf, type TimeControl } from '../tournament/time-control.ts'
import type { Evaluation } from '../match/win-chance.ts'

export interface Move {
  san: string
  /** Squares such as `e2`. */
  from: string
  to: string
  fen: string
  /** Seconds left on the mover's clock after the move, and seconds that the move took. */
  clock?: number
  spent?: number
  /** How good the position after the move is for White, as the text says. */
  evaluation?: Evaluation
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
  /** All legal moves of the position reached. */
  sans(): string[]
}

/**
 * The moves of a PGN up to the first illegal one. `rules` begins from a FEN, or from the usual position, and returns
 * undefined if there is no such position. Never throws for any text.
 */
export function moveList(pgn: string, rules: (fen?: string) => Rules | undefined): MoveList {
  const game = readPgn(pgn)
  const played = playMoves(game, rules)
  const { start, stop } = played
  const problem = stop && stopReason(stop, start, game.tags['Variant'])
  return { tags: game.tags, start, ...timedMoves(game, played), ...(problem !== undefined && { problem }) }
}

/** The moves with what their comments say: clocks, time used, evaluations and words. */
export function timedMoves(
  { tags, opening }: PgnGame,
  { moves: played, start }: PlayedMoves,
): Pick<MoveList, 'moves' | 'control' | 'words'> {
  const comments = played.map(({ comment }) => comment)
  const style = clockStyle(comments, controlOf(tags)?.base)
  const said = comments.map((comment) => parseComment(comment, style))
  const control = controlOf(tags, said.find(({ clock }) => clock !== undefined)?.clock)
  const moves = played.map(({ comment: _comment, ...move }, at): Move => {
    const { clock, spent, evaluation, words } = said[at]!
    const before = at < 2 ? control?.base : said[at - 2]!.clock
    const took =
      spent ?? (clock !== undefined && before !== undefined ? before + (control?.increment ?? 0) - clock : NaN)
    return {
      ...move,
      ...(clock !== undefined && { clock }),
      ...(took >= 0 && { spent: took }),
      ...(evaluation && { evaluation }),
      words,
    }
  })
  return { moves, words: start === '' ? '' : parseComment(opening).words, ...(control && { control }) }
}

/** Why readers see no more moves, in a sentence. */
function stopReason({ kind, ply, text }: Stop, start: string, variant = ''): string {
  if (kind === 'position') return say.otherStart()
  if (kind === 'long') return say.tooLong()
  if (kind === 'variant') return say.otherVariant({ variant: variant.slice(0, 40) })
  if (kind === 'missing') return sayPgn.moveMissing({ move: formatMove(ply, start, '').trim() })
  return say.cantShowPast({ move: formatMove(ply, start, text) })
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
