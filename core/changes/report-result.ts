import * as say from '#words/changes.js'
import * as minis from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import {
  isDisputed,
  parseClaim,
  reportRefusal,
  withClaim,
  withReport,
  type ReportedResult,
} from '../match/reported-result.ts'
import { outranks, reporterOf, sourceOfResult } from '../match/result-rank.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import type { ActDefinition } from './act.ts'
import { findPairing, hasMinis, pairingLabel, withPairing, type PairingInRound } from './pairing.ts'
import { changeBetween } from '../match/pairing-state.ts'
import { resultText } from './result-text.ts'

/** A player or captain reports a result. */
export interface ReportResult extends PairingInRound {
  type: 'reportResult'
  side: 'w' | 'b'
  /** Format: see `claimOf`. */
  claim: string
}

export const reportResult: ActDefinition<ReportResult> = {
  traits: { frames: 'result', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: true },
  refusal: (snapshot, act) => {
    const { settings } = snapshot
    const found = findPairing(snapshot, act)
    if (!found) return sayRefusal.pairingNotFound()
    if (found.round.black[found.position]! < 0) return sayRefusal.byeNoResultToReport()
    if (hasMinis(snapshot)) return minis.enterEachMatch()
    if (!settings.allowSelfSubmissions) return sayRefusal.noReportsHere()
    const source = sourceOfResult(found.state, settings)
    if (source !== undefined && outranks(source, reporterOf(settings))) return sayRefusal.arbiterEntered()
    const result = parseClaim(act.claim)
    return result ? reportRefusal(result, found.state, settings) : sayRefusal.invalidResult()
  },
  apply: (snapshot, act) =>
    withPairing(snapshot, act, (state) => withReport(state, act.side, act.claim, snapshot.settings)),
  inverse: (snapshot, { round, no, side, claim }) => {
    const before = findPairing(snapshot, { round, no })?.state
    if (!before) return undefined
    const after = withReport(before, side, claim, snapshot.settings)
    return { type: 'setResult', round, no, change: changeBetween(after, before) }
  },
  words: (snapshot, act) => {
    const found = findPairing(snapshot, act)
    if (!found) return pairingLabel(snapshot, act)
    const { round, position, state } = found
    const name = distinctName(snapshot, (act.side === 'w' ? round.white : round.black)[position]!)
    const isClash = isDisputed(withReport(state, act.side, act.claim, snapshot.settings))
    const [pairing, result] = [pairingLabel(snapshot, act), claimText(act.claim)]
    return isClash ? say.reportedDisputed({ pairing, name, result }) : say.reported({ pairing, name, result })
  },
}

const PLAIN: ReportedResult = { outcome: '==' }

/** A claim in the format of the history: `1–0`, `2½–1½`. */
export const claimText = (claim: string): string =>
  resultText(
    withClaim({ outcome: '  ', points: null, games: '', facts: {} }, claim, {
      gamePointTotal: 'outcome' in (parseClaim(claim) ?? PLAIN) ? 1 : 2,
      competitors: 'team',
    }),
  )
