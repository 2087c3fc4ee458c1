import { applyDelta } from '#core/game/pgn-delta.ts'
import type { MovesEvent } from '#core/match/live.ts'
import type { RunningAnswer } from '../api/answers.ts'

/**
 * Running games with the moves of an event appended; undefined when moves in between are missing. `since`: milliseconds
 * since `known` was fetched or last extended.
 */
export function appendMoves<Known extends RunningAnswer>(
  known: Known,
  { g, at, m }: MovesEvent,
  since: number,
): Known | undefined {
  const game = known.games.find((row) => row.game === g)
  const pgn = game && at !== undefined && m !== undefined ? applyDelta(game.pgn, { at, text: m }) : undefined
  if (pgn === undefined) return undefined
  const now = known.at + since
  return {
    ...known,
    at: now,
    games: known.games.map((row) => (row === game ? { ...row, pgn, movedAt: now } : row)),
  }
}
