import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
import { changedState, type PairingState } from '../match/pairing-state.ts'
import { restoringAct } from './restore-pairing.ts'

export interface RemoveLink extends PairingInRound {
  type: 'removeLink'
}

/** Removing a link also removes the facts read through it. */
const READ_THERE = [
  'link',
  'linkSource',
  'linkType',
  'bodyStatus',
  'metaStatus',
  'boards',
  'endTime',
  'cleared',
  'adjusted',
  'dismissed',
] as const
/** Start times set by the organiser stay; once the site was read, they are the site's and go. */
const TIMES = ['registrationTime', 'startTime'] as const

const withoutLink = (state: PairingState): PairingState => {
  const { bodyStatus, agreedTime } = state.facts
  const gone = bodyStatus === undefined ? READ_THERE : [...READ_THERE, ...TIMES]
  return changedState(state, {
    points: null,
    games: '',
    facts: {
      ...Object.fromEntries(gone.map((fact) => [fact, null])),
      ...(agreedTime !== undefined && { startTime: agreedTime }),
    },
  })
}

export const removeLink: ActDefinition<RemoveLink> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    if (!found) return sayRefusal.pairingNotFound()
    const { outcome, facts } = found.state
    return facts.link !== undefined && outcome === NO_OUTCOME ? undefined : sayRefusal.noLinkToRemove()
  },
  apply: (snapshot, act) => withPairing(snapshot, act, withoutLink),
  inverse: (snapshot, act) => restoringAct(snapshot, act, removeLink.apply(snapshot, act)),
  words: (snapshot, act) => say.linkRemoved({ pairing: pairingLabel(snapshot, act) }),
}
