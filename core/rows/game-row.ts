import { unpackEvaluations, type EvaluationCodes } from '../match/evaluation-code.ts'
import type { BoardGame } from '../snapshot/individual.ts'
import { resultOf, type ResultPoints } from '../snapshot/outcome-points.ts'

/** One side of a game: the username as played; 1, 0.5 or 0 (null before the end); the side's team. */
export interface GameSide {
  username: string
  result: ResultPoints | null
  team: string
}

/** A game in the API. Times are in ms. */
export interface GameRow {
  white: GameSide
  black: GameSide
  /** Empty if the moves weren’t recorded. */
  pgn: string
  board: number
  /** Its position in the match, from 1. */
  game: number
  link: string | null
  startTime: number | null
  endTime: number | null
  /** By the event’s own engine, after each half-move: core/game/evaluation-code.ts. */
  evaluations?: EvaluationCodes
}

/** `first` is the team that the pairing names first. */
export function gameRow(game: BoardGame, first: string, second: string): GameRow {
  const [white, black] = game.whiteFirst ? [first, second] : [second, first]
  return {
    white: { username: game.white, result: resultOf(game.outcome.charAt(0)), team: white },
    black: { username: game.black, result: resultOf(game.outcome.charAt(1)), team: black },
    pgn: game.pgn ?? '',
    board: game.board,
    game: game.no,
    link: game.link ?? null,
    startTime: game.startedAt ?? null,
    endTime: game.endedAt ?? null,
    ...(game.evaluations && { evaluations: unpackEvaluations(game.evaluations) }),
  }
}
