import { inReaderLanguage } from '../http/reader-language.ts'
import * as sayDaily from '#words/daily.js'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import {
  AnswerSiteProposalInput,
  ConfirmResultsInput,
  SetResultInput,
  SetResultsInput,
  UndoResultInput,
} from '#core/contract/director.ts'
import { corrected } from '#core/changes/hall-acts.ts'
import { findPairing, type PairingInRound } from '#core/changes/pairing.ts'
import { confirmingActs, enteringActs, needsReason, provisionalPairings } from '#core/changes/result-acts.ts'
import { enteredResultRefusal } from '#core/match/entered-result.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AppEnv } from '../env.ts'
import { jsonFor } from '../http/json-for.ts'
import { answerSiteProposal, listSiteProposals } from '../use-cases/site-proposals.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'
import { callerOf, signedInCaller } from '../http/caller.ts'
import { signedIn } from '../http/signed-in.ts'
import { body } from '../http/body.ts'
import { changeResults } from '../use-cases/change-results.ts'
import { findEarlierVersion } from '../use-cases/change-tournament.ts'
import { requireDirector } from '../http/director.ts'
import { enterResults } from '../use-cases/enter-results.ts'
import { badRequest, conflict, notFound, unlessRefused } from '../use-cases/refusal.ts'
import { undoOfPairing, undoOfVersion } from '../use-cases/result-undo.ts'

/** Enough for a thousand boards with their results. */
const MAX_BYTES = 128 * 1024

/** Results entered by directors. */
export const directorRoutes = new Hono<AppEnv>()
  .post('/:id/setResult', signedIn('enterResult'), ...body(SetResultInput), async (c) => {
    const { match, reason, ...result } = c.req.valid('json')
    const snapshot = await requireDirector(c, 'enterResult')
    const pairing = pairingOf(snapshot, match)
    const refusal = () => enteredResultRefusal(result, snapshot.settings)
    if (refusal() !== undefined) throw badRequest(refusal)
    const { version } = await changeResults(
      signedInCaller(c),
      snapshot,
      (facts) => {
        const acts = unlessRefused(() => corrected(facts, enteringActs(facts, pairing, result)))
        if (acts.length > 0) requireReason(facts, pairing, reason)
        return acts
      },
      { reason },
    )
    return c.json({ message: inReaderLanguage(c, say.resultSaved), version })
  })
  .post('/:id/setResults', signedIn('enterResult'), ...body(SetResultsInput, MAX_BYTES), async (c) => {
    const { results, reason } = c.req.valid('json')
    const known = await requireDirector(c, 'enterResult')
    return c.json(await enterResults(signedInCaller(c), known, results, reason || undefined))
  })
  .post('/:id/confirmResults', signedIn('enterResult'), ...body(ConfirmResultsInput), async (c) => {
    const { matches, round } = c.req.valid('json')
    const snapshot = await requireDirector(c, 'enterResult')
    const named = matches?.map((id) => pairingOf(snapshot, id))
    const ofRound = (facts: Snapshot) => (round === undefined ? undefined : provisionalPairings(facts, round))
    const { version, acts } = await changeResults(signedInCaller(c), snapshot, (facts) =>
      confirmingActs(facts, named ?? ofRound(facts)),
    )
    const count = acts.length
    return c.json({ message: inReaderLanguage(c, () => say.resultsConfirmed({ count })), version, count })
  })
  .get('/:id/getSiteProposals', signedIn('answerRequest'), async (c) => {
    const { snapshot } = await loadVisible(callerOf(c), c.req.param('id'))
    return jsonFor(c, await listSiteProposals(signedInCaller(c), snapshot), c.var.user)
  })
  .post('/:id/answerSiteProposal', signedIn('enterResult'), ...body(AnswerSiteProposalInput), async (c) => {
    const snapshot = await requireDirector(c, 'enterResult')
    const { take, ...asked } = c.req.valid('json')
    const version = await answerSiteProposal(signedInCaller(c), snapshot, { ...asked, take })
    return c.json({ message: inReaderLanguage(c, take ? sayDaily.scoreTaken : sayDaily.resultKept), version })
  })
  .post('/:id/undoResult', signedIn('enterResult'), ...body(UndoResultInput), async (c) => {
    const { match, version, reason } = c.req.valid('json')
    const caller = signedInCaller(c)
    const snapshot = await requireDirector(c, 'enterResult')
    const earlier = await findEarlierVersion(caller, snapshot.id, caller.user.id)
    if (earlier !== undefined) return c.json({ message: inReaderLanguage(c, say.resultUndone), version: earlier })
    const pairing = match === undefined ? undefined : pairingOf(snapshot, match)
    if (!pairing && version === undefined) throw badRequest(say.pairingIdMissing)
    const undo = pairing
      ? await undoOfPairing(caller.db, snapshot, pairing)
      : await undoOfVersion(caller.db, snapshot.id, version!)
    const undone = await changeResults(
      caller,
      snapshot,
      (facts) => {
        if (pairing) requireReason(facts, pairing, reason)
        // Undoing a result is a correction of it.
        return unlessRefused(() => corrected(facts, undo.acts))
      },
      { ...undo, reason },
    )
    return c.json({ message: inReaderLanguage(c, say.resultUndone), version: undone.version })
  })

const REASON_NEEDED = say.reasonForConfirmedResult

/** The pairing with this id; throws 404 if it belongs to another tournament or doesn't exist. */
function pairingOf(snapshot: Snapshot, id: string): PairingInRound {
  const parsed = parsePairingId(id)
  if (!parsed || parsed.tournament !== snapshot.id || !findPairing(snapshot, parsed)) throw notFound(say.matchNotFound)
  return { round: parsed.round, no: parsed.no }
}

function requireReason(facts: Snapshot, pairing: PairingInRound, reason: string | undefined): void {
  if (!reason && needsReason(facts, pairing)) throw conflict(REASON_NEEDED, 'reason-needed')
}
