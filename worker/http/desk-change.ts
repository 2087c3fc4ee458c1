import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Act } from '#core/changes/act.ts'
import { deskActs, neededDraw } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { isOfBoards } from '#core/changes/hall-acts.ts'
import { wordsOf } from '#core/changes/history.ts'
import { findPairing, pairingLabel } from '#core/changes/pairing.ts'
import { needsReason } from '#core/changes/result-acts.ts'
import { resultText } from '#core/changes/result-text.ts'
import type { ProposeDraw } from '#core/draw/engines.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { drawnElsewhere } from '../rooms/round-drawer.ts'
import { changeResults, type Actor } from './change-results.ts'
import { conflict, notFound } from './errors.ts'

const DONE = 'Done.'
const REASON_NEEDED = 'Say why the confirmed result changes.'
const EXPEL_REASON_NEEDED = 'Say why they are expelled.'

/** Whether no more is asked for than results: a correction may draw the next round anew. */
export const isOfResults = (request: { type: DeskRequest['type']; goes?: string | undefined }): boolean =>
  isOfBoards(request) && request.goes !== 'redraw'

/** A tournament with what its desk knows. */
export async function loadAtDesk(c: Context<AppEnv>, id: string): Promise<Snapshot> {
  const rows = await tournaments.loadRecords(c.var.db, id, 'desk')
  if (!rows) throw notFound('Tournament not found.')
  return snapshotFromRecords(rows)
}

/** The same to be looked at: what is known of the tournament is read anew only where it is old. */
export async function viewAtDesk(c: Context<AppEnv>, known: Snapshot): Promise<Snapshot> {
  const found = await tournaments.loadDesk(c.var.db, known.id)
  return found?.version === known.version ? { ...known, desk: found.desk } : loadAtDesk(c, known.id)
}

/** Does what is asked for at the desk. `known` may be a second old: a result needs no more, and all else is read anew. */
export async function changeAtDesk(
  c: Context<AppEnv>,
  known: Snapshot,
  request: DeskRequest,
  { reason, actor }: { reason?: string | undefined; actor?: Actor } = {},
) {
  const change = (facts: Snapshot) => tryAtDesk(c, facts, request, { reason, actor })
  if (!isOfResults(request) || mayBeDrawnOn(known, request)) return change(await loadAtDesk(c, known.id))
  try {
    return await change(known)
  } catch (error) {
    const isRefused = error instanceof HTTPException && error.status === 409
    if (!isRefused) throw error
    return change(await loadAtDesk(c, known.id))
  }
}

/** Whether the next round may be drawn already on what is asked for: only the desk knows. */
const mayBeDrawnOn = ({ round, closed = 0 }: Snapshot, request: DeskRequest): boolean =>
  'round' in request && request.round === round && closed >= round

async function tryAtDesk(
  c: Context<AppEnv>,
  facts: Snapshot,
  request: DeskRequest,
  { reason, actor }: { reason: string | undefined; actor: Actor | undefined },
) {
  let message = DONE
  const needed = neededDraw(facts, request)
  const propose = needed && (await drawnElsewhere(c.env, facts, needed))
  const { version } = await changeResults(
    c,
    facts,
    (now) => {
      const acts = actsOf(now, request, { reason, propose })
      message = wordsOf(now, acts) || DONE
      return acts
    },
    { reason, isAtDesk: facts.desk !== undefined, actor },
  )
  return { message, version }
}

function actsOf(
  now: Snapshot,
  request: DeskRequest,
  { reason, propose }: { reason: string | undefined; propose: ProposeDraw | undefined },
): Act[] {
  const acts = deskActs(now, request, propose)
  if (typeof acts === 'string') throw conflict(acts)
  if (request.type === 'expel' && !reason) throw conflict(EXPEL_REASON_NEEDED, 'reason-needed')
  if (request.type === 'enterResult' && acts.length > 0) refuseOtherResult(now, request)
  const changed = acts.find((act) => act.type === 'setResult' && needsReason(now, act))
  if (changed && request.type !== 'confirm' && !reason) throw conflict(REASON_NEEDED, 'reason-needed')
  return acts
}

/** Whoever enters a result says which one they saw: another that came in between is shown, and not overwritten. */
function refuseOtherResult(now: Snapshot, { was, ...ref }: Extract<DeskRequest, { type: 'enterResult' }>): void {
  const state = findPairing(now, ref)?.state
  if (was === undefined || !state || state.outcome === was || state.outcome === NO_OUTCOME) return
  throw conflict(`${pairingLabel(now, ref)} is ${resultText(state)} by now.`, 'other-result')
}
