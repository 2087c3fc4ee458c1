import { resultText } from '#core/changes/result-text.ts'
import type { EnteredOutcome } from '#core/match/entered-result.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { claimsOf, isDisputed, type ResultClaim } from '#core/match/reported-result.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { pairingState } from '#core/snapshot/pairing-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { outcomeFace } from './result-label.ts'

/** How a board of a round stands at the desk. */
export type BoardState = 'open' | 'in' | 'reported' | 'disputed' | 'adjourned'

/** A board of a round as the desk shows it; byes are none. */
export interface DeskBoard {
  no: number
  board: number
  /** Positions in the player columns. */
  white: number
  black: number
  whiteName: string
  blackName: string
  outcome: string
  /** The result as it is written; `–` before there is one. */
  text: string
  state: BoardState
  /** What its sides report. */
  claims: ResultClaim[]
  /** What the rating report has in its place. */
  rated: string | undefined
  /** Whether its games are read from a chess site. */
  hasLink: boolean
}

/** The boards of a round in their order. */
export function deskBoards(snapshot: Snapshot, round: number): DeskBoard[] {
  const columns = snapshot.rounds[round - 1]
  if (!columns) return []
  return columns.white.flatMap((white, at): DeskBoard[] => {
    const black = columns.black[at]!
    if (black < 0) return []
    const state = pairingState(columns, at)
    const isClash = isDisputed(state)
    const isOpen = state.outcome === NO_OUTCOME
    const { facts } = state
    return [
      {
        no: columns.no?.[at] ?? at + 1,
        board: at + 1,
        white,
        black,
        whiteName: competitorName(snapshot, white),
        blackName: competitorName(snapshot, black),
        outcome: state.outcome,
        text: isClash
          ? '≠'
          : isOpen
            ? facts.adjourned
              ? 'adj.'
              : '–'
            : state.points
              ? resultText(state)
              : outcomeFace(state.outcome as EnteredOutcome),
        state: isClash
          ? 'disputed'
          : isOpen
            ? facts.adjourned
              ? 'adjourned'
              : 'open'
            : facts.provisional
              ? 'reported'
              : 'in',
        claims: claimsOf(facts),
        rated: facts.rated && resultText({ outcome: facts.rated, points: null }),
        hasLink: facts.link !== undefined,
      },
    ]
  })
}
