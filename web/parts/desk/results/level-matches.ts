import { throughOf, tieBreakGames, type GoesThrough, type TieBreakGame } from '#core/match/decision.ts'
import { goingThrough, isLevelResult, type GoingThrough } from '#core/snapshot/goes-through.ts'
import { pairingState } from '#core/snapshot/pairing-state.ts'
import { knockoutRange } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { deskBoards, type DeskBoard } from './boards.ts'

/** A knockout match that its result leaves level, and how it is decided so far. */
export interface LevelMatch extends DeskBoard {
  through: GoingThrough
  games: TieBreakGame[]
  decision: string | undefined
  byDecision: GoesThrough | undefined
}

/** The level matches of a round of a knockout, in board order. */
export function levelMatches(snapshot: Snapshot, round: number): LevelMatch[] {
  const columns = snapshot.rounds[round - 1]
  if (!columns || !knockoutRange(snapshot, round)) return []
  return deskBoards(snapshot, round).flatMap((board): LevelMatch[] => {
    const { outcome, facts } = pairingState(columns, board.board - 1)
    const through = goingThrough(outcome, facts)
    if (through === 'open' || !isLevelResult(outcome)) return []
    return [{ ...board, through, games: tieBreakGames(facts), byDecision: throughOf(outcome, facts) }]
  })
}
