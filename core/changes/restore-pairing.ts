import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act, ActDefinition } from './act.ts'
import { findPairing, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
import { changeBetween, changedState, type PairingChange } from '../match/pairing-state.ts'

/** The inverse of acts about links and aborted matches. */
export interface RestorePairing extends PairingInRound {
  type: 'restorePairing'
  change: PairingChange
}

/** Restores a pairing to its state in `snapshot` from its state in `after`; undefined if there is no such pairing. */
export function restoringAct(snapshot: Snapshot, { round, no }: PairingInRound, after: Snapshot): Act | undefined {
  const [was, is] = [snapshot, after].map((one) => findPairing(one, { round, no })?.state)
  return was && is && { type: 'restorePairing', round, no, change: changeBetween(is, was) }
}

export const restorePairing: ActDefinition<RestorePairing> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => (findPairing(snapshot, act) ? undefined : sayRefusal.pairingNotFound()),
  apply: (snapshot, act) => withPairing(snapshot, act, (state) => changedState(state, act.change)),
  inverse: (snapshot, act) => restoringAct(snapshot, act, restorePairing.apply(snapshot, act)),
  words: (snapshot, act) => say.restored({ pairing: pairingLabel(snapshot, act) }),
}
