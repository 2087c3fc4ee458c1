import * as say from '#words/eventFacts.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { changedState } from '../match/pairing-state.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'

/** Shows a pairing first on the event’s page, or no longer. */
export interface SetFeatured extends PairingInRound {
  type: 'setFeatured'
  isFeatured: boolean
}

export const setFeatured: ActDefinition<SetFeatured> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    return !found || found.round.black[found.position]! < 0 ? sayRefusal.pairingNotFound() : undefined
  },
  apply: (snapshot, act) =>
    withPairing(snapshot, act, (state) => changedState(state, { facts: { isFeatured: act.isFeatured || null } })),
  inverse: (snapshot, act) => ({
    ...act,
    isFeatured: findPairing(snapshot, act)?.state.facts.isFeatured ?? false,
  }),
  words: (snapshot, act) => {
    const pairing = pairingLabel(snapshot, act)
    return act.isFeatured ? say.pairingFeatured({ pairing }) : say.pairingNotFeatured({ pairing })
  },
}
