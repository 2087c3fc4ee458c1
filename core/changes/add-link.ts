import * as say from '#words/changes.js'
import * as minis from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { LinkSource, LinkType } from '../match/links.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, hasMinis, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
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
    if (!found || found.round.black[found.position]! < 0) return sayRefusal.pairingNotFound()
    if (hasMinis(snapshot)) return minis.linkEachMatch()
    const { outcome, facts } = found.state
    const isOpen = facts.link === undefined && outcome === NO_OUTCOME && !facts.aborted
    return isOpen ? undefined : sayRefusal.matchHasLinkOrResult()
  },
  apply: (snapshot, act) =>
    withPairing(snapshot, act, (state) =>
      changedState(state, { facts: { link: act.link, linkSource: act.source, linkType: act.linkType } }),
    ),
  inverse: (snapshot, act) => restoringAct(snapshot, act, addLink.apply(snapshot, act)),
  words: (snapshot, act) => say.linked({ pairing: pairingLabel(snapshot, act), link: act.link }),
}
