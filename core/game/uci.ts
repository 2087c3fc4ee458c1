import { isWhiteToMove } from './position.ts'
import type { Evaluation } from '../match/win-chance.ts'

/** The Universal Chess Interface: one line of text a command. */

export interface EngineLine {
  depth: number
  /** From White's side; engines write it from the side to move. */
  evaluation: Evaluation
  /** The best line as squares: `e2e4`, `e7e8q`. */
  moves: string[]
}

export type EngineAnswer =
  | { type: 'name'; name: string }
  | { type: 'ready' }
  | { type: 'line'; line: EngineLine }
  /** The end of a search; without a move in a position that is over. */
  | { type: 'best'; move?: string }

const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/
const MAX_MOVES = 40

/** Reads a line that an engine wrote about the position `fen`; undefined if the line says nothing of use. */
export function parseEngineLine(line: string, fen: string): EngineAnswer | undefined {
  const [command, ...words] = line.trim().split(/\s+/)
  if (command === 'id' && words[0] === 'name') return { type: 'name', name: words.slice(1).join(' ').slice(0, 80) }
  if (command === 'uciok' || command === 'readyok') return { type: 'ready' }
  if (command === 'bestmove') return { type: 'best', ...(MOVE.test(words[0] ?? '') && { move: words[0]! }) }
  return command === 'info' ? parseInfo(words, fen) : undefined
}

function parseInfo(words: string[], fen: string): EngineAnswer | undefined {
  const after = (name: string, by = 1) => words[words.indexOf(name) + by]
  // What follows `string` is free text. A bound is no value: the search of this depth goes on. Only the best line counts.
  if (words[0] === 'string' || !words.includes('score')) return undefined
  if (words.includes('lowerbound') || words.includes('upperbound')) return undefined
  if (words.includes('multipv') && after('multipv') !== '1') return undefined
  const [kind, value] = [after('score'), Number(after('score', 2))]
  if ((kind !== 'cp' && kind !== 'mate') || !Number.isInteger(value)) return undefined
  const forWhite = isWhiteToMove(fen) ? value : -value
  const pv = words.includes('pv') ? words.slice(words.indexOf('pv') + 1) : []
  const end = pv.findIndex((move) => !MOVE.test(move))
  const line = {
    depth: words.includes('depth') ? Number(after('depth')) || 0 : 0,
    evaluation: kind === 'cp' ? { cp: forWhite + 0 } : mateIn(forWhite, fen),
    moves: pv.slice(0, end < 0 ? MAX_MOVES : Math.min(end, MAX_MOVES)),
  }
  return { type: 'line', line }
}

/** `mate 0` means that the side to move is mated, which has no sign of its own. */
const mateIn = (moves: number, fen: string): Evaluation =>
  moves === 0 ? { mate: isWhiteToMove(fen) ? -1 : 1 } : { mate: moves }

/** The commands before the first search. */
export const START_COMMANDS = ['uci', 'ucinewgame', 'isready']

/** The commands that search a position for so many milliseconds. */
export const searchCommands = (fen: string, milliseconds: number): string[] => [
  `position fen ${fen}`,
  `go movetime ${milliseconds}`,
]
