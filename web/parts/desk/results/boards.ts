import * as say from '#words/deskResults.js'
import { resultText } from '#core/changes/result-text.ts'
import type { EnteredOutcome } from '#core/match/entered-result.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { PairingState } from '#core/match/pairing-state.ts'
import { claimsOf, isDisputed, type ResultClaim } from '#core/match/reported-result.ts'
import { goingThrough } from '#core/snapshot/goes-through.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { decisionLabel } from '#core/snapshot/pairing-labels.ts'
import { pairingState } from '#core/snapshot/pairing-state.ts'
import { knockoutRange } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { placeLabel, placeText } from '#core/tournament/place-label.ts'
import { outcomeFace } from './result-label.ts'

export type BoardState = 'open' | 'in' | 'reported' | 'disputed' | 'adjourned'

/** A board of a round at the desk. Byes are left out. */
export interface DeskBoard {
  no: number
  board: number
  /** `Board 4`, in team events `Table 4`. */
  place: string
  /** The same within a sentence: `board 4`. */
  placeText: string
  white: number
  black: number
  whiteName: string
  blackName: string
  outcome: string
  /** The result as on the result sheet; `–` before there is one. */
  text: string
  state: BoardState
  /** Results reported by the sides or by the chess site. */
  claims: ResultClaim[]
  /** The result in the rating report, when a correction came too late for the standings. */
  rated: string | undefined
  /** Whether its games are read from a chess site. */
  hasLink: boolean
  /** In a knockout, after a level result: `Tied`, or how it was decided. */
  decision: string | undefined
  /** Whether a match of a knockout is level and not decided. */
  isTied: boolean
}

export function deskBoards(snapshot: Snapshot, round: number): DeskBoard[] {
  const columns = snapshot.rounds[round - 1]
  if (!columns) return []
  const isKnockout = knockoutRange(snapshot, round) !== undefined
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
        place: placeLabel(snapshot.settings.competitors === 'team', at + 1),
        placeText: placeText(snapshot, at + 1),
        white,
        black,
        whiteName: distinctName(snapshot, white),
        blackName: distinctName(snapshot, black),
        outcome: state.outcome,
        text: isClash
          ? '≠'
          : isOpen
            ? facts.adjourned
              ? say.adjournedShort()
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
        decision: isKnockout && !isOpen && !isClash ? decisionOf(state) : undefined,
        isTied: isKnockout && !isOpen && !isClash && goingThrough(state.outcome, facts) === 'tied',
      },
    ]
  })
}

function decisionOf(state: PairingState): string | undefined {
  const through = goingThrough(state.outcome, state.facts)
  if (through === 'tied') return say.tied()
  return through === 'nobody' ? say.nobodyThrough() : decisionLabel(state)
}
