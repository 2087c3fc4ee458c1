import { chessRules } from '#core/game/chess-rules.ts'
import { readGame } from '#core/game/read-game.ts'
import { readPgnFile } from '#core/pgn/read-pgn.ts'
import { clocks } from '../clocks.ts'
import { hash, shuffled } from '../dice.ts'
import { GAMES } from '../store/games.ts'
import type { Hall } from './hall.ts'

/** A move of a board: when it is made, in seconds since the start, and the mover’s clock after it. */
export interface HallPly {
  san: string
  at: number
  left: number
  spent: number
}

export interface HallPlayer {
  name: string
  fideId?: string | undefined
  title?: string | undefined
}

/** What happens at one board in the course of a round. */
export interface Course {
  /** From 1. */
  board: number
  /** The tags that the pairing program wrote. */
  tags: Record<string, string>
  white: HallPlayer
  black: HallPlayer
  plies: HallPly[]
  base: number
  result: string
  /** Seconds since the start. */
  overAt: number
}

const MAX_BOARDS = 300
/** Letters of outcomes as results. */
const RESULTS: Record<string, string> = { '10': '1-0', '01': '0-1', '==': '1/2-1/2' }

/** What happens at each board of a hall. The same hall always gives the same. */
export function coursesOf(hall: Hall): Course[] {
  const order = shuffled(GAMES.length, hall.seed)
  return readPgnFile(hall.pairings, MAX_BOARDS).games.map((written, at) => {
    const { tags, moves, control, result, white, black } = readGame(written, chessRules)
    const own = GAMES[order[at % GAMES.length]!]!
    const sans = moves.length > 0 ? moves.map(({ san }) => san) : own.moves.split(' ')
    const { base, increment } = control ?? hall.control
    const flags = moves.length === 0 && own.how === 'timeout'
    const course = clocks(sans.length, { base, increment }, hash(`${hall.seed} ${at}`), flags)
    const left = sans.map((_, ply) => moves[ply]?.clock ?? course.plies[ply]!.left)
    const isTimed = moves.length > 0 && moves.every(({ clock }) => clock !== undefined)
    let now = 0
    const plies = sans.map((san, ply): HallPly => {
      const before = ply < 2 ? base : left[ply - 2]!
      const spent = Math.max(0.1, Math.round((before + increment - left[ply]!) * 10) / 10)
      now = isTimed ? Math.round((now + spent) * 10) / 10 : course.plies[ply]!.at
      return { san, at: now, left: left[ply]!, spent }
    })
    return {
      board: at + 1,
      tags,
      white,
      black,
      plies,
      base,
      result: moves.length > 0 ? (RESULTS[result.outcome ?? ''] ?? '*') : own.result,
      overAt: isTimed ? now + 5 : course.over,
    }
  })
}
