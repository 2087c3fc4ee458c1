import { hasConfirmedResult } from '../match/entered-result.ts'
import type { Facts } from '../match/facts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { findPairing } from './pairing.ts'
import { changedState, type PairingChange, type PairingState } from '../match/pairing-state.ts'

const isDrawnSince = (snapshot: Snapshot, round: number): boolean =>
  round < snapshot.round || drawOf(snapshot, round + 1) !== undefined

/**
 * Adds to results that change after the next round was drawn the outcome from which it was drawn: the report must name
 * both (FIDE’s questions for tournament programs, 112 and 113). Restoring the old outcome removes the correction.
 */
export const withDrawnFrom = (snapshot: Snapshot, acts: Act[]): Act[] =>
  acts.map((act) => {
    if (act.type !== 'setResult' || act.change.outcome === undefined || !isDrawnSince(snapshot, act.round)) return act
    const before = findPairing(snapshot, act)?.state
    if (!before) return act
    const facts = laterFacts(before, act.change)
    return Object.keys(facts).length === 0 ? act : { ...act, change: withFacts(act.change, facts) }
  })

const withFacts = (change: PairingChange, facts: PairingChange['facts'] & object): PairingChange => ({
  ...change,
  facts: { ...change.facts, ...facts },
})

function laterFacts(before: PairingState, change: PairingChange): { [Key in keyof Facts]?: Facts[Key] | null } {
  const { outcome } = changedState(before, change)
  const was = before.facts.corrected ?? (hasConfirmedResult(before) ? before.outcome : undefined)
  const corrected = was === undefined || was === outcome ? undefined : was
  const isResumed = before.facts.adjourned === true && outcome !== NO_OUTCOME
  return {
    ...(corrected !== before.facts.corrected && { corrected: corrected ?? null }),
    ...(isResumed && { resumed: true as const }),
  }
}
