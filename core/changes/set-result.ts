import { parseOutcome } from '../match/outcome.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, NO_SUCH_PAIRING, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
import { changeBetween, changedState, type PairingChange } from '../match/pairing-state.ts'
import { changedResultText, resultText } from './result-text.ts'

/** Sets a provisional or final result, and facts from its source. */
export interface SetResult extends PairingInRound {
  type: 'setResult'
  change: PairingChange
}

export const setResult: ActDefinition<SetResult> = {
  traits: { frames: 'result', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    if (!found) return NO_SUCH_PAIRING
    if (found.round.black[found.position]! < 0) return 'A bye has no result to enter.'
    const said = [act.change.outcome, act.change.facts?.rated]
    const isKnown = said.every((one) => !one || (one.length === 2 && Array.from(one).every(parseOutcome)))
    return isKnown ? undefined : 'Not a valid result.'
  },
  apply: (snapshot, act) => withPairing(snapshot, act, (state) => changedState(state, act.change)),
  inverse: (snapshot, { round, no, change }) => {
    const before = findPairing(snapshot, { round, no })?.state
    if (!before) return undefined
    return { type: 'setResult', round, no, change: changeBetween(changedState(before, change), before) }
  },
  words: (snapshot, act) => {
    const before = findPairing(snapshot, act)?.state
    if (!before) return pairingLabel(snapshot, act)
    const after = changedState(before, act.change)
    const { rated } = after.facts
    if (rated !== before.facts.rated) {
      const report = rated === undefined ? 'as it counts' : resultText({ outcome: rated, points: null })
      return `${pairingLabel(snapshot, act)} ${report} in the rating report, counts as ${resultText(after)}`
    }
    return `${pairingLabel(snapshot, act)} ${changedResultText(before, after)}`
  },
}
