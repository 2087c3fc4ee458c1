import * as say from '#words/refusalsOfActs.js'
import { hasConfirmedResult } from '../match/entered-result.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { fideModeLeft } from '../snapshot/remarks.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'
import type { Act } from './act.ts'
import { findPairing } from './pairing.ts'

/** The time of a correction, by the rounds that were drawn since (FIDE C.04.2, art. 4.3). */
export type CorrectionTiming = 'open' | 'drawn' | 'running' | 'late' | 'over' | 'table' | 'bracket'

export function correctionTiming(snapshot: Snapshot, round: number): CorrectionTiming {
  const { active, closed = 0, settings, systems } = snapshot
  const { system } = systemAt(settings, systems, round + 1)
  if (round === snapshot.round) {
    if (!active) return 'over'
    return !hasFixedPairings(system) && drawOf(snapshot, round + 1) ? 'drawn' : 'open'
  }
  if (hasFixedPairings(system)) return active ? 'table' : 'over'
  if (system === 'knockout') return 'bracket'
  return round + 1 < snapshot.round || closed > round || !active ? 'late' : 'running'
}

/**
 * In FIDE mode, confirmed results are final once the following round is over: afterwards they can be corrected for the
 * rating report only.
 */
export function lateRefusal(snapshot: Snapshot, acts: Act[]): string | undefined {
  if (fideModeLeft(snapshot) !== undefined) return undefined
  const late = acts.find((act) => {
    if (act.type !== 'setResult' || act.change.outcome === undefined) return false
    const state = findPairing(snapshot, act)?.state
    return state && hasConfirmedResult(state) && correctionTiming(snapshot, act.round) === 'late'
  })
  if (late?.type !== 'setResult') return undefined
  return say.ratingReportOnly({ round: late.round, next: late.round + 1 })
}
