import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { parseGoesThrough, parseTieBreak, throughOf, type GoesThrough, type TieBreakGame } from '../match/decision.ts'
import { formatGoesThrough, formatTieBreak } from '../match/decision-text.ts'
import { tieBreakScore, THROUGH_WORDS } from '../match/decision-words.ts'
import { changedState } from '../match/pairing-state.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'

/** Decides a knockout match that its result leaves level: tie-break games, or the side that goes through and why. */
export interface DecideMatch extends PairingInRound {
  type: 'decideMatch'
  /** The facts of the same names; null removes them. */
  tieBreak: string | null
  goesThrough: string | null
}

type MatchDecision = Pick<DecideMatch, 'tieBreak' | 'goesThrough'>

/** Writes a decision as facts. */
export const decisionFacts = (games: readonly TieBreakGame[], through: GoesThrough | null): MatchDecision => ({
  tieBreak: games.length > 0 ? formatTieBreak(games) : null,
  goesThrough: through && formatGoesThrough(through),
})

export const decideMatch: ActDefinition<DecideMatch> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    if (!found) return sayRefusal.pairingNotFound()
    if (found.round.black[found.position]! < 0) return sayRefusal.byeNothingToDecide()
    if (!knockoutRange(snapshot, act.round)) return sayRefusal.onlyKnockoutDecided()
    return invalidDecision(act)
  },
  apply: (snapshot, { round, no, tieBreak, goesThrough }) =>
    withPairing(snapshot, { round, no }, (state) => changedState(state, { facts: { tieBreak, goesThrough } })),
  inverse: (snapshot, { round, no }) => {
    const facts = findPairing(snapshot, { round, no })?.state.facts
    return (
      facts && {
        type: 'decideMatch',
        round,
        no,
        tieBreak: facts.tieBreak ?? null,
        goesThrough: facts.goesThrough ?? null,
      }
    )
  },
  words: (snapshot, act) => decisionWords(snapshot, act),
}

function invalidDecision({ tieBreak, goesThrough }: MatchDecision): string | undefined {
  const games = tieBreak === null ? [] : parseTieBreak(tieBreak)
  const isValid = games !== undefined && (goesThrough === null || parseGoesThrough(goesThrough) !== undefined)
  if (!isValid) return sayRefusal.invalidDecision()
  const isOver = games.slice(0, -1).some(({ kind }) => kind === 'armageddon')
  return isOver ? sayRefusal.armageddonIsLast() : undefined
}

/** `Novak goes through (by lot)`, `tie-break games 2–0`, after the pairing. */
function decisionWords(snapshot: Snapshot, act: DecideMatch): string {
  const found = findPairing(snapshot, act)
  const pairing = pairingLabel(snapshot, act)
  if (!found) return say.decided({ pairing })
  const { round, position, state } = found
  const { tieBreak, goesThrough } = act
  const through = goesThrough === null ? undefined : throughOf(state.outcome, { goesThrough })
  if (through) {
    const name = distinctName(snapshot, (through.side === 0 ? round.white : round.black)[position]!)
    return say.decidedGoesThrough({ pairing, name, reason: THROUGH_WORDS[through.reason]() })
  }
  const games = tieBreak === null ? [] : (parseTieBreak(tieBreak) ?? [])
  return games.length > 0 ? say.decidedByGames({ pairing, score: tieBreakScore(games) }) : say.notDecided({ pairing })
}
