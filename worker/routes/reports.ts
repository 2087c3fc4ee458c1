import { Hono } from 'hono'
import { ReportResultInput } from '#core/contract/submit.ts'
import type { Act } from '#core/changes/act.ts'
import { applyAct } from '#core/changes/acts.ts'
import { findPairing } from '#core/changes/pairing.ts'
import { disputeNotification } from '#core/people/request-text.ts'
import { claimOf, isAgreed, isDisputed, reportRefusal } from '#core/match/reported-result.ts'
import type { PairingState } from '#core/match/pairing-state.ts'
import { reporterOf } from '#core/match/result-rank.ts'
import type { AppEnv } from '../env.ts'
import { authorize, signedIn } from '../http/authorize.ts'
import { body } from '../http/body.ts'
import { changeTournament } from '../http/change-tournament.ts'
import { badRequest, forbidden } from '../http/errors.ts'
import { loadPairing, loadRole } from '../http/pairing-role.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { pairingName, teller } from '../http/tell-people.ts'

const NOT_YOUR_BOARD = 'Only the players of this match and their captains can report its result.'
const NOT_ALLOWED = 'Players can’t report results in this tournament.'
const MESSAGES = {
  reported: 'Result reported. The arbiter will confirm it.',
  agreed: 'Both sides reported the same result. The arbiter will confirm it.',
  disputed: 'The other side reported another result. The arbiter will decide.',
}

const fateOf = (state: PairingState): keyof typeof MESSAGES =>
  isDisputed(state) ? 'disputed' : isAgreed(state.facts) ? 'agreed' : 'reported'

/** Results as players and captains report them. */
export const reportRoutes = new Hono<AppEnv>().post(
  '/result',
  signedIn('reportResult'),
  ...body(ReportResultInput),
  async (c) => {
    const { id, ...result } = c.req.valid('json')
    await rateLimit(c, 'submit', c.var.user.id)
    const match = await loadPairing(c, id)
    const { side, level } = await loadRole(c, match)
    const { snapshot, pairing } = match
    if (!side) throw forbidden(NOT_YOUR_BOARD)
    authorize(level, 'reportResult', NOT_YOUR_BOARD)
    if (!snapshot.settings.allowSelfSubmissions) throw forbidden(NOT_ALLOWED, 'director-only')
    const { state } = findPairing(snapshot, pairing)!
    const refusal = reportRefusal(result, state, snapshot.settings)
    if (refusal !== undefined) throw badRequest(refusal)
    const { round, no } = pairing
    const claim = claimOf(result)
    let after = state
    const { version } = await changeTournament(
      c,
      snapshot,
      (facts) => {
        const act: Act = { type: 'reportResult', round, no, side, claim }
        after = findPairing(applyAct(facts, act), act)!.state
        return [act]
      },
      { source: reporterOf(snapshot.settings), code: 'has-result' },
    )
    const fate = fateOf(after)
    if (fate === 'disputed') {
      const news = disputeNotification(snapshot.name, pairingName(snapshot, pairing))
      await teller(c, snapshot).directors(news)
    }
    return c.json({ state: fate, message: MESSAGES[fate], version })
  },
)
