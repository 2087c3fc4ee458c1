import { applyDelta } from '#core/game/pgn-delta.ts'
import type { MovesEvent } from '#core/match/live.ts'
import type { RunningAnswer } from '../api/answers.ts'

/**
 * What is known of running games with the moves that were told now; undefined when something between is missing. `since`:
 * milliseconds since the answer came or was last added to.
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
