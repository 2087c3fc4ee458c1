import * as say from '#words/answers.js'
import type { Act } from '#core/changes/act.ts'
import { corrected } from '#core/changes/hall-acts.ts'
import { isRevocable, undoingActs, wordsOf } from '#core/changes/history.ts'
import { planChange } from '#core/changes/plan.ts'
import { unscheduling } from '#core/changes/schedule-round.ts'
import { nextSteps, originOf } from '#core/changes/undo-steps.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { findChange, listSteps, type RecordedChange } from '../data/history.ts'
import { type SignedInCaller, inLanguageOf } from './caller.ts'
import { changeResults } from './change-results.ts'
import { findEarlierVersion } from './change-tournament.ts'
import { loadAtDesk } from './desk-change.ts'
import { conflict, notFound, unlessRefused } from './refusal.ts'

const NOTHING = {
  undo: say.nothingToUndo,
  redo: say.nothingToRedo,
}
const DONE = { undo: say.undone, redo: say.redone }
type HistoryStep = keyof typeof DONE

interface UndoRequest {
  /** Without it, the caller's own last change is undone. */
  version?: number | undefined
  reason?: string | undefined
}

/** Undoes a change of a tournament as one more change. */
export const undoChange = (caller: SignedInCaller, { id }: Snapshot, { version, reason }: UndoRequest) =>
  reverse(caller, id, 'undo', async () => ({
    change: version === undefined ? await nextChange(caller, id, 'undo') : await namedChange(caller, id, version),
    reason,
  }))

/** Makes the change that the caller undid last again, for the same reason as before. */
export const redoChange = (caller: SignedInCaller, { id }: Snapshot) =>
  reverse(caller, id, 'redo', async () => {
    const change = await nextChange(caller, id, 'redo')
    const origin = await findChange(caller.db, id, originOf(await listSteps(caller.db, id), change.version))
    return { change, reason: origin?.reason ?? undefined }
  })

async function reverse(
  caller: SignedInCaller,
  id: string,
  way: HistoryStep,
  find: () => Promise<{ change: RecordedChange; reason: string | undefined }>,
) {
  const earlier = await findEarlierVersion(caller, id, caller.user.id)
  if (earlier !== undefined) return { message: inLanguageOf(caller, DONE[way]), version: earlier }
  const { change, reason } = await find()
  const facts = await loadAtDesk(caller, id)
  const made = await changeResults(caller, facts, (now) => reversingActs(now, change), {
    reason,
    undoes: change.version,
    isRejected: change.source === 'chessCom' || change.source === 'lichess',
    isAtDesk: true,
  })
  // No words if the same request was repeated meanwhile.
  const words = () => (made.acts.length === 0 ? '' : wordsOf(made.before, backActs(made.before, change)))
  return { message: inLanguageOf(caller, () => `${DONE[way]()} ${words()}`.trim()), version: made.version }
}

/** The change that undo or redo takes next; throws 409 if there is none. */
async function nextChange({ db, user }: SignedInCaller, id: string, way: HistoryStep): Promise<RecordedChange> {
  for (const version of nextSteps(await listSteps(db, id), user.id)[way]) {
    const change = await findChange(db, id, version)
    // A final change, or one outside the facts such as an announcement, is passed over.
    if (change && isRevocable(change)) return change
  }
  throw conflict(NOTHING[way], 'nothing-to-undo')
}

/** The change that made a version; for a redo, the change that was made again. Throws 404. */
async function namedChange({ db }: SignedInCaller, id: string, version: number): Promise<RecordedChange> {
  const named = await findChange(db, id, version)
  const found = named?.isRedo ? await findChange(db, id, originOf(await listSteps(db, id), version)) : named
  if (!found) throw notFound(say.changeNotFound)
  return found
}

/** The acts that undo a change, given the current facts. */
const backActs = (now: Snapshot, change: RecordedChange): Act[] =>
  unlessRefused(() => undoingActs(now, change), 'changed-since')

function reversingActs(now: Snapshot, change: RecordedChange): Act[] {
  // Undoing a result is a correction of it.
  const acts = backActs(now, change)
  const back = unlessRefused(() => corrected(now, acts))
  const plan = unlessRefused(() => planChange(now, back))
  // A publishing time that has passed must not publish the round again.
  return [...back, ...unscheduling(plan.after, Date.now())]
}
