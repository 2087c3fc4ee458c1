import type { EngineLine } from '#core/game/uci.ts'
import type { Evaluation } from '#core/match/win-chance.ts'

/** What the reader’s engine has found about a position, and whether its search has ended. */
export type FoundLine = EngineLine & { isDone: boolean }

/** An evaluation that others have made: in the file of the game, or by the event’s engine. */
export interface KnownLines {
  evaluation: Evaluation
  source: 'file' | 'event'
}
