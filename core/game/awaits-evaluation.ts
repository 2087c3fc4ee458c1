import type { EvaluationCodes } from '../match/evaluation-code.ts'
import { readPgn } from '../pgn/read-pgn.ts'
import { MINUTE } from '../time.ts'

/** An engine takes seconds for a position; what has not come by then does not come. */
const PATIENCE = 2 * MINUTE

interface EndedGame {
  pgn: string
  evaluations?: EvaluationCodes
  endTime: number | null
}

/**
 * Whether the evaluation of a game's last position is still to come: the game was evaluated while it ran and has just
 * ended. A mate needs none.
 */
export function awaitsEvaluation({ pgn, evaluations = [], endTime }: EndedGame, now: number): boolean {
  if (evaluations.length === 0 || endTime === null || now - endTime > PATIENCE) return false
  const { moves } = readPgn(pgn)
  const isMate = moves.at(-1)?.san.endsWith('#') ?? false
  return !isMate && (evaluations[moves.length - 1] ?? null) === null
}
