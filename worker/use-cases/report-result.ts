import * as say from '#words/answers.js'
import type { ReportResultInput } from '#core/contract/submit.ts'
import { findPairing } from '#core/changes/pairing.ts'
import type { PairingState } from '#core/match/pairing-state.ts'
import { claimOf, isAgreed, isDisputed, reportRefusal } from '#core/match/reported-result.ts'
import { reporterOf } from '#core/match/result-rank.ts'
import { authorize } from './authorize.ts'
import { type SignedInCaller, inLanguageOf } from './caller.ts'
import { changeTournament } from './change-tournament.ts'
import { loadPairing, loadRole } from './pairing-role.ts'
import { badRequest, forbidden } from './refusal.ts'
import { matchNews, tellCaptains } from './tell-captains.ts'
import { pairingName, teller } from './tell-people.ts'

const NOT_YOUR_BOARD = say.notYourBoard
const NOT_ALLOWED = say.playersMayNotReport
const MESSAGES = {
  reported: say.resultReported,
  agreed: say.resultAgreed,
  disputed: say.resultDisputed,
}

const reportState = (pairing: PairingState): keyof typeof MESSAGES =>
  isDisputed(pairing) ? 'disputed' : isAgreed(pairing.facts) ? 'agreed' : 'reported'

/** Reports a result for the caller's side; notifies the directors if the two sides' reports differ. */
export async function reportResult(
  caller: SignedInCaller,
  { id, ...result }: ReturnType<typeof ReportResultInput.parse>,
) {
  const match = await loadPairing(caller, id)
  const { side, level } = await loadRole(caller, match)
  const { snapshot, pairing } = match
  if (!side) throw forbidden(NOT_YOUR_BOARD)
  authorize(level, 'reportResult', NOT_YOUR_BOARD)
  if (!snapshot.settings.allowSelfSubmissions) throw forbidden(NOT_ALLOWED, 'director-only')
  const refusal = () => reportRefusal(result, findPairing(snapshot, pairing)!.state, snapshot.settings)
  if (refusal() !== undefined) throw badRequest(refusal)
  const { round, no } = pairing
  const act = { type: 'reportResult', round, no, side, claim: claimOf(result) } as const
  const { after, version } = await changeTournament(caller, snapshot, () => [act], {
    source: reporterOf(snapshot.settings),
    code: 'has-result',
  })
  const state = reportState(findPairing(after, act)!.state)
  if (state === 'disputed') {
    const facts = { tournament: snapshot.name, pairing: pairingName(snapshot, pairing) }
    await teller(caller, snapshot).directors({ kind: 'dispute', facts })
    if (snapshot.settings.competitors === 'team') {
      const other = snapshot.players.no[side === 'w' ? pairing.black : pairing.white]!
      const news = { kind: 'otherReport', facts: matchNews(snapshot, pairing) } as const
      await tellCaptains(caller, snapshot, { teams: [other], news })
    }
  }
  return { state, message: inLanguageOf(caller, MESSAGES[state]), version }
}
