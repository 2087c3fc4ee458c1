import * as say from '#words/changes.js'
import * as sayDaily from '#words/daily.js'
import * as minis from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { parseOutcome } from '../match/outcome.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, hasMinis, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
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
    if (!found) return sayRefusal.pairingNotFound()
    if (found.round.black[found.position]! < 0) return sayRefusal.byeNoResultToEnter()
    const { outcome, points } = act.change
    if ((outcome !== undefined || points !== undefined) && hasMinis(snapshot)) return minis.enterEachMatch()
    const said = [act.change.outcome, act.change.facts?.rated]
    const isKnown = said.every((one) => !one || (one.length === 2 && Array.from(one).every(parseOutcome)))
    return isKnown ? undefined : sayRefusal.invalidResult()
  },
  apply: (snapshot, act) => withPairing(snapshot, act, (state) => changedState(state, act.change)),
  inverse: (snapshot, { round, no, change }) => {
    const before = findPairing(snapshot, { round, no })?.state
    if (!before) return undefined
    return { type: 'setResult', round, no, change: changeBetween(changedState(before, change), before) }
  },
  words: (snapshot, act) => {
    const before = findPairing(snapshot, act)?.state
    const pairing = pairingLabel(snapshot, act)
    if (!before) return pairing
    const after = changedState(before, act.change)
    const { rated, dismissed } = after.facts
    if (dismissed !== before.facts.dismissed && Object.keys(act.change.facts ?? {}).length === 1) {
      const [white = '', black = ''] = (dismissed ?? before.facts.dismissed ?? '').split(':')
      const score = `${white.replace('.5', '½')}–${black.replace('.5', '½')}`
      return dismissed === undefined ? sayDaily.openAgain({ pairing, score }) : sayDaily.dismissed({ pairing, score })
    }
    if (rated !== before.facts.rated) {
      const facts = { pairing, result: resultText(after) }
      return rated === undefined
        ? say.resultOfReportAsCounts(facts)
        : say.resultOfReport({ ...facts, report: resultText({ outcome: rated, points: null }) })
    }
    return say.resultEntered({ pairing, result: changedResultText(before, after) })
  },
}
