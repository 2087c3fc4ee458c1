import * as say from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { bothHalfPoints, type EnteredResult } from '../match/entered-result.ts'
import type { MiniChange } from '../match/fixture-state.ts'
import { hasResult, isForfeit, minisOf, type Mini, type RuledScore } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { outcomeOfPoints } from '../match/scores.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { findPairing, type PairingInRound } from './pairing.ts'

export const NONE: RuledScore = { outcome: NO_OUTCOME, points: null }

/** A forfeit, or the points of both sides; a sentence if it is neither. */
export function scoreOf(result: EnteredResult): RuledScore | string {
  if ('points' in result) {
    const points = bothHalfPoints(result.points)
    return points[0] + points[1] > 0 ? { outcome: outcomeOfPoints(points), points } : say.miniResult()
  }
  return isForfeit(result.outcome) ? { outcome: result.outcome, points: null } : say.miniResult()
}

/** A confirmed result, or none; the chess site's is then not read again. */
export function enteredChange(mini: Mini, result: EnteredResult | null): MiniChange | string {
  if (result === null)
    return { ...NONE, facts: { provisional: null, aborted: null, ...(mini.facts.link && { cleared: true }) } }
  const score = scoreOf(result)
  return typeof score === 'string' ? score : { ...score, facts: { provisional: null, aborted: null, cleared: null } }
}

export const settingActs = (
  snapshot: Snapshot,
  { round, no, k }: PairingInRound & { k: number },
  change: MiniChange,
): Act[] => {
  const act: Act = { type: 'setMini', round, no, k, change }
  return Object.keys(change).length === 0 || !findPairing(snapshot, act) ? [] : [act]
}

/** A fixture that is forfeited as a whole; other results are entered match by match. */
export function fixtureResultActs(snapshot: Snapshot, ref: PairingInRound, result: EnteredResult): Act[] | string {
  if (!('outcome' in result) || !isForfeit(result.outcome)) return say.enterEachMatch()
  if (!findPairing(snapshot, ref)) return sayRefusal.pairingNotFound()
  return snapshot.settings.segments.flatMap((_, at) =>
    settingActs(
      snapshot,
      { round: ref.round, no: ref.no, k: at + 1 },
      {
        outcome: result.outcome,
        points: null,
        facts: { provisional: null, aborted: null },
      },
    ),
  )
}

/** Clears the results of all matches of a fixture. */
export const fixtureClearingActs = (snapshot: Snapshot, ref: PairingInRound): Act[] =>
  minisIn(snapshot, ref).flatMap((mini) =>
    hasResult(mini) || mini.facts.aborted
      ? settingActs(snapshot, { round: ref.round, no: ref.no, k: mini.k }, enteredChange(mini, null) as MiniChange)
      : [],
  )

/** Confirms the provisional results of a fixture's matches. */
export const fixtureConfirmingActs = (snapshot: Snapshot, ref: PairingInRound): Act[] =>
  minisIn(snapshot, ref).flatMap(({ k, facts }) =>
    facts.provisional ? settingActs(snapshot, { ...ref, k }, { facts: { provisional: null } }) : [],
  )

const minisIn = (snapshot: Snapshot, ref: PairingInRound): Mini[] =>
  minisOf(snapshot.settings.segments, findPairing(snapshot, ref)?.state.minis)
