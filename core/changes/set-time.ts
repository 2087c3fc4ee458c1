import * as say from '#words/captainRules.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { changeBetween, changedState, type PairingState } from '../match/pairing-state.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { momentText } from '../text/moments.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'

/** Gives a match a start of its own; null: it starts with its round. */
export interface SetTime extends PairingInRound {
  type: 'setTime'
  at: number | null
  by: 'captains' | 'director'
}

/** A chess site that reports another start knows better. */
function withTime(state: PairingState, { at, by }: Pick<SetTime, 'at' | 'by'>): PairingState {
  const { link, startTime, agreedTime } = state.facts
  const isOfSite = link !== undefined && startTime !== undefined && startTime !== agreedTime
  return changedState(state, {
    facts: {
      agreedTime: at,
      timeBy: at === null ? null : by,
      ...(!isOfSite && (at !== null || startTime === agreedTime) && { startTime: at }),
    },
  })
}

export const setTime: ActDefinition<SetTime> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    if (!found || found.round.black[found.position]! < 0) return sayRefusal.pairingNotFound()
    return found.state.outcome === NO_OUTCOME ? undefined : say.hasResultNoTime()
  },
  apply: (snapshot, act) => withPairing(snapshot, act, (state) => withTime(state, act)),
  inverse: (snapshot, act) => {
    const before = findPairing(snapshot, act)?.state
    if (!before) return undefined
    const { round, no } = act
    return { type: 'setResult', round, no, change: changeBetween(withTime(before, act), before) }
  },
  words: (snapshot, act) => {
    const pairing = pairingLabel(snapshot, act)
    if (act.at === null) return say.startsWithRound({ pairing })
    const facts = { pairing, time: momentText(act.at) }
    return act.by === 'captains' ? say.timeAgreed(facts) : say.timeSet(facts)
  },
}
