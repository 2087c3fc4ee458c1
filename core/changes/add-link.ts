import type { LinkSource, LinkType } from '../match/links.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, NO_SUCH_PAIRING, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
import { changedState } from '../match/pairing-state.ts'
import { restoringAct } from './restore-pairing.ts'

export interface AddLink extends PairingInRound {
  type: 'addLink'
  link: string
  source: LinkSource
  linkType: LinkType
}

export const addLink: ActDefinition<AddLink> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    if (!found || found.round.black[found.position]! < 0) return NO_SUCH_PAIRING
    const { outcome, facts } = found.state
    const isOpen = facts.link === undefined && outcome === NO_OUTCOME && !facts.aborted
    return isOpen ? undefined : 'This match already has a game link or a result.'
  },
  apply: (snapshot, act) =>
    withPairing(snapshot, act, (state) =>
      changedState(state, { facts: { link: act.link, linkSource: act.source, linkType: act.linkType } }),
    ),
  inverse: (snapshot, act) => restoringAct(snapshot, act, addLink.apply(snapshot, act)),
  words: (snapshot, act) => `${pairingLabel(snapshot, act)}: game link ${act.link}`,
}
