import type { Act } from '#core/changes/act.ts'
import { applyAct } from '#core/changes/acts.ts'
import { corrected } from '#core/changes/hall-acts.ts'
import { undoingActs, wordsOf } from '#core/changes/history.ts'
import { unscheduling } from '#core/changes/schedule-round.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { findChange, type RecordedChange } from '../data/history.ts'
import type { SignedInCaller } from './caller.ts'
import { changeResults } from './change-results.ts'
import { findEarlierVersion } from './change-tournament.ts'
import { loadAtDesk } from './desk-change.ts'
import { conflict, notFound } from './refusal.ts'

const UNDONE = 'Undone.'

/** Undoes a change of a tournament, by its version, as one more change. */
export async function undoChange(
  caller: SignedInCaller,
  { id }: Snapshot,
  { version, reason }: { version: number; reason?: string | undefined },
) {
  const earlier = await findEarlierVersion(caller, id, caller.user.id)
  if (earlier !== undefined) return { message: UNDONE, version: earlier }
  const change = await findChange(caller.db, id, version)
  if (!change) throw notFound('Change not found.')
  const facts = await loadAtDesk(caller, id)
  const undone = await changeResults(caller, facts, (now) => undoActs(now, change), {
    reason,
    undoes: version,
    isRejected: change.source === 'chessCom' || change.source === 'lichess',
    isAtDesk: true,
  })
  // No words if the same request was repeated meanwhile.
  const words = undone.acts.length === 0 ? '' : wordsOf(undone.before, backActs(undone.before, change))
  return { message: `${UNDONE} ${words}`.trim(), version: undone.version }
}

/** The acts that undo a change, given the current facts. */
function backActs(now: Snapshot, change: RecordedChange): Act[] {
  const acts = undoingActs(now, change)
  if (typeof acts === 'string') throw conflict(acts, 'changed-since')
  return acts
}

function undoActs(now: Snapshot, change: RecordedChange): Act[] {
  const acts = backActs(now, change)
  // Undoing a result is a correction of it.
  const back = corrected(now, acts)
  if (typeof back === 'string') throw conflict(back)
  // A publishing time that has passed must not publish the round again.
  return [...back, ...unscheduling(acts.reduce(applyAct, now), Date.now())]
}
