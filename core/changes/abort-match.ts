import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { isSettled } from '../match/settled.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
import { changedState } from '../match/pairing-state.ts'
import { restoringAct } from './restore-pairing.ts'

/** Ends a match without a result. */
export interface AbortMatch extends PairingInRound {
  type: 'abortMatch'
}

export const abortMatch: ActDefinition<AbortMatch> = {
  traits: { frames: 'result', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    if (!found) return sayRefusal.pairingNotFound()
    return isSettled(found.state) ? sayRefusal.matchIsOver() : undefined
  },
  apply: (snapshot, act) => withPairing(snapshot, act, (state) => changedState(state, { facts: { aborted: true } })),
  inverse: (snapshot, act) => restoringAct(snapshot, act, abortMatch.apply(snapshot, act)),
  words: (snapshot, act) => say.matchAborted({ pairing: pairingLabel(snapshot, act) }),
}
