import { clockStyle, parseComment } from '../game/clocks.ts'
import { formatMove } from '../game/moves.ts'
import { controlOf, type TimeControl } from '../tournament/time-control.ts'
import type { Evaluation } from '../match/win-chance.ts'
import { readPgn } from '../pgn/read-pgn.ts'

interface Ply {
  san: string
  /** Seconds that the move took. */
  spent?: number
  evaluation?: Evaluation
}

/** The moves of a game with times and evaluations. They are not checked for legality: results and moments need none. */
export interface PlyList {
  plies: Ply[]
  control: TimeControl | undefined
  /** A FEN; the usual one has no placement here. */
  start: string
  isBlackFirst: boolean
  /** `26… Nxd4` for a ply, counted from 1. */
  move: (ply: number) => string
}

const USUAL_START = ' w - - 0 1'

export function plyList(pgn: string): PlyList {
  const { tags, moves } = readPgn(pgn)
  const style = clockStyle(
    moves.map(({ comment }) => comment),
    controlOf(tags)?.base,
  )
  const said = moves.map(({ comment }) => parseComment(comment, style))
  const control = controlOf(tags, said.find(({ clock }) => clock !== undefined)?.clock)
  const clocks: (number | undefined)[] = [control?.base, control?.base]
  const plies = moves.map(({ san }, at): Ply => {
    const { clock, spent, evaluation } = said[at]!
    const before = clocks[at % 2]
    clocks[at % 2] = clock
    const took =
      spent ?? (clock !== undefined && before !== undefined ? before + (control?.increment ?? 0) - clock : undefined)
    return { san, ...(took !== undefined && took >= 0 && { spent: took }), ...(evaluation && { evaluation }) }
  })
  const start = tags['FEN'] ?? USUAL_START
  return {
    plies,
    control,
    start,
    isBlackFirst: start.split(' ')[1] === 'b',
    move: (ply) => formatMove(ply, start, plies[ply - 1]?.san ?? ''),
  }
}

/**
 * When a ply was played, counted back from the time of the last one by the moves’ times; the time of the last one if
 * they are not known.
 */
export function plyTime({ plies }: PlyList, ply: number, lastAt: number): number {
  let at = lastAt
  for (const { spent } of plies.slice(ply)) {
    if (spent === undefined) return lastAt
    at -= 1000 * spent
  }
  return Math.round(at)
}
