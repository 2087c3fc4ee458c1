import * as say from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { withMini, type MiniChange } from '../match/fixture-state.ts'
import { miniAt, type Mini } from '../match/mini.ts'
import { parseOutcome } from '../match/outcome.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { miniLabel, miniResultText } from './mini-text.ts'
import { findPairing, withPairing, type PairingInRound } from './pairing.ts'
import { restoringAct } from './restore-pairing.ts'

/** Changes one match of a fixture: its link, its times or its result. */
export interface SetMini extends PairingInRound {
  type: 'setMini'
  /** The number of its segment, from 1. */
  k: number
  change: MiniChange
}

/** Why a match of a fixture can’t be changed, in a sentence. */
export function miniRefusal(snapshot: Snapshot, ref: PairingInRound, k: number): string | undefined {
  const found = findPairing(snapshot, ref)
  if (!found) return sayRefusal.pairingNotFound()
  if (found.round.black[found.position]! < 0) return sayRefusal.byeNoResultToEnter()
  return snapshot.settings.segments[k - 1] ? undefined : say.noSuchMatch({ number: k })
}

export const isKnownOutcome = (outcome: string): boolean =>
  outcome.length === 2 && Array.from(outcome).every((letter) => parseOutcome(letter) !== undefined)

export const setMini: ActDefinition<SetMini> = {
  traits: { frames: 'result', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) =>
    miniRefusal(snapshot, act, act.k) ??
    (isKnownOutcome(act.change.outcome ?? '  ') ? undefined : sayRefusal.invalidResult()),
  apply: (snapshot, { round, no, k, change }) =>
    withPairing(snapshot, { round, no }, (state) => withMini(state, k, change, snapshot.settings)),
  inverse: (snapshot, act) => restoringAct(snapshot, act, setMini.apply(snapshot, act)),
  words: (snapshot, act) => {
    const [before, after] = [snapshot, setMini.apply(snapshot, act)].map((facts) => miniIn(facts, act))
    return changeText(miniLabel(snapshot, act), before!, after!)
  },
}

export const miniIn = (snapshot: Snapshot, { round, no, k }: PairingInRound & { k: number }): Mini =>
  miniAt(findPairing(snapshot, { round, no })?.state.minis, k)

function changeText(match: string, before: Mini, after: Mini): string {
  const [was, link] = [before.facts.link, after.facts.link]
  if (before.outcome !== after.outcome || String(before.points) !== String(after.points))
    return say.matchResult({ match, result: miniResultText(after) })
  if (was !== link) return link === undefined ? say.matchLinkRemoved({ match }) : say.matchLinked({ match, link })
  return say.matchChanged({ match })
}
