import * as say from '#words/answers.js'
import * as sayCaptains from '#words/captainRules.js'
import type { Act } from '#core/changes/act.ts'
import { deskActs, neededDraw } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { changesNextRound, isOfBoards } from '#core/changes/hall-acts.ts'
import { wordsOf } from '#core/changes/history.ts'
import { findPairing, pairingLabel } from '#core/changes/pairing.ts'
import { needsReason } from '#core/changes/result-acts.ts'
import { resultText } from '#core/changes/result-text.ts'
import type { ProposeDraw } from '#core/draw/engines.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as tournaments from '../data/tournaments.ts'
import { drawnElsewhere } from '../rooms/round-drawer.ts'
import { type Caller, inLanguageOf } from './caller.ts'
import { changeResults, type Actor } from './change-results.ts'
import { conflict, notFound, RefusalError, unlessRefused } from './refusal.ts'

const REASON_NEEDED = say.reasonForConfirmedResult
const EXPEL_REASON_NEEDED = say.reasonForExpulsion

interface DeskOptions {
  reason?: string | undefined
  actor?: Actor | undefined
}

/** Whether a request changes results and nothing else: a correction may also change the next round. */
export const isOfResults = (request: { type: DeskRequest['type']; goes?: string | undefined }): boolean =>
  isOfBoards(request) && !changesNextRound(request)

/** A tournament with the facts that only its desk has. */
export async function loadAtDesk({ db }: Pick<Caller, 'db'>, id: string): Promise<Snapshot> {
  const rows = await tournaments.loadRecords(db, id, 'desk')
  if (!rows) throw notFound(say.tournamentNotFound)
  return snapshotFromRecords(rows)
}

/** The same for display: reads the tournament again only if `known` is out of date. */
export async function viewAtDesk(caller: Pick<Caller, 'db'>, known: Snapshot): Promise<Snapshot> {
  const found = await tournaments.loadDesk(caller.db, known.id)
  return found?.version === known.version ? { ...known, desk: found.desk } : loadAtDesk(caller, known.id)
}

/** Carries out a request at the desk. `known` may be a second old: enough for results, other requests read the tournament again. */
export async function changeAtDesk(caller: Caller, known: Snapshot, request: DeskRequest, options: DeskOptions = {}) {
  const change = (facts: Snapshot) => tryAtDesk(caller, facts, request, options)
  if (!isOfResults(request) || mayBeDrawnOn(known, request)) return change(await loadAtDesk(caller, known.id))
  try {
    return await change(known)
  } catch (error) {
    const isRefused = error instanceof RefusalError && error.kind === 'conflict'
    if (!isRefused) throw error
    return change(await loadAtDesk(caller, known.id))
  }
}

/** Whether the next round may have been drawn from this result already: only the desk's facts tell. */
const mayBeDrawnOn = ({ round, closed = 0 }: Snapshot, request: DeskRequest): boolean =>
  'round' in request && request.round === round && closed >= round

async function tryAtDesk(caller: Caller, facts: Snapshot, request: DeskRequest, { reason, actor }: DeskOptions) {
  const needed = neededDraw(facts, request)
  const propose = needed && (await drawnElsewhere(caller.env, facts, [needed.facts, needed.round, needed.wishes]))
  const { before, acts, version } = await changeResults(
    caller,
    facts,
    (now) => actsOf(now, request, { reason, propose }),
    { reason, isAtDesk: facts.desk !== undefined, actor },
  )
  return { message: inLanguageOf(caller, () => wordsOf(before, acts) || say.done()), version }
}

function actsOf(
  now: Snapshot,
  request: DeskRequest,
  { reason, propose }: { reason: string | undefined; propose: ProposeDraw | undefined },
): Act[] {
  const acts = unlessRefused(() => deskActs(now, request, propose))
  if (request.type === 'expel' && !reason) throw conflict(EXPEL_REASON_NEEDED, 'reason-needed')
  if (request.type === 'rule' && !reason) throw conflict(sayCaptains.rulingNeedsReason, 'reason-needed')
  if (request.type === 'enterResult' && acts.length > 0) refuseOtherResult(now, request)
  const changed = acts.find((act) => act.type === 'setResult' && needsReason(now, act))
  if (changed && request.type !== 'confirm' && !reason) throw conflict(REASON_NEEDED, 'reason-needed')
  return acts
}

/** Throws 409 if the result is no longer the one on the sender's screen: another arbiter's entry is not overwritten. */
function refuseOtherResult(now: Snapshot, { was, ...ref }: Extract<DeskRequest, { type: 'enterResult' }>): void {
  const state = findPairing(now, ref)?.state
  if (was === undefined || !state || state.outcome === was || state.outcome === NO_OUTCOME) return
  throw conflict(() => say.isByNow({ now: pairingLabel(now, ref), state: resultText(state) }), 'other-result')
}
