import * as say from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { withMini, type MiniChange } from '../match/fixture-state.ts'
import type { Ruling } from '../match/mini.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { miniLabel, miniResultText } from './mini-text.ts'
import { withPairing, type PairingInRound } from './pairing.ts'
import { restoringAct } from './restore-pairing.ts'
import { isKnownOutcome, miniIn, miniRefusal } from './set-mini.ts'

/** Decides about one match of a fixture; null takes the decision back. */
export interface RuleMini extends PairingInRound {
  type: 'ruleMini'
  k: number
  ruling: Ruling | null
}

export const ruleMini: ActDefinition<RuleMini> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const refusal = miniRefusal(snapshot, act, act.k)
    if (refusal !== undefined) return refusal
    if (act.ruling === null) return miniIn(snapshot, act).ruling ? undefined : say.noRuling()
    if (act.ruling.reason.trim() === '') return say.rulingNeedsReason()
    return isKnownOutcome(act.ruling.after.outcome) ? undefined : sayRefusal.invalidResult()
  },
  apply: (snapshot, act) =>
    withPairing(snapshot, act, (state) => withMini(state, act.k, changeOf(snapshot, act), snapshot.settings)),
  inverse: (snapshot, act) => restoringAct(snapshot, act, ruleMini.apply(snapshot, act)),
  words: (snapshot, act) => {
    const match = miniLabel(snapshot, act)
    if (act.ruling === null) return say.rulingTakenBack({ match })
    const { before, after, reason } = act.ruling
    return say.ruled({ match, before: miniResultText(before), after: miniResultText(after), reason })
  },
}

/** A match that is annulled has no result and is expected to get none. */
function changeOf(snapshot: Snapshot, act: RuleMini): MiniChange {
  const { ruling } = act
  const score = ruling === null ? miniIn(snapshot, act).ruling?.before : ruling.after
  return {
    ...score,
    ruling,
    facts: { provisional: null, aborted: ruling?.kind === 'annulled' ? true : null },
  }
}
