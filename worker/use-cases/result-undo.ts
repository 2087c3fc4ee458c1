import * as say from '#words/answers.js'
import type { Act } from '#core/changes/act.ts'
import type { PairingInRound } from '#core/changes/pairing.ts'
import { clearingActs } from '#core/changes/result-acts.ts'
import { actsAbout, isUndoable, resultChange, touchedPairings } from '#core/changes/undo.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as changes from '../data/changes.ts'
import type { Db } from '../data/db.ts'
import { conflict } from './refusal.ts'

const NOTHING_TO_UNDO = say.noResultToUndo
const CHANGED_SINCE = say.resultChangedSince

/** Acts that undo a result. */
export interface ResultUndo {
  acts: Act[]
  /** The version of the change that is undone; undefined if the history has none. */
  undoes: number | undefined
  /** Whether results that the chess site reports of it are refused from now on. */
  isRejected?: true
}

/** Undoes the newest change of a pairing's result; a result that no director entered is removed. Throws 409. */
export async function undoOfPairing(db: Db, snapshot: Snapshot, pairing: PairingInRound): Promise<ResultUndo> {
  const last = resultChange(await changes.listOfPairing(db, snapshot.id, pairing), pairing)
  const undoes = last?.version
  const inverse = last && !last.isPulled ? actsAbout(last.inverse ?? [], pairing) : []
  if (inverse.length > 0) return { acts: inverse, undoes }
  const acts = clearingActs(snapshot, pairing)
  if (acts.length === 0) throw conflict(NOTHING_TO_UNDO, 'nothing-to-undo')
  return { acts, undoes, isRejected: true }
}

/** Undoes a change of results; throws 409 if one of them has changed since. */
export async function undoOfVersion(db: Db, tournament: string, version: number): Promise<ResultUndo> {
  const [made, ...since] = await changes.listFrom(db, tournament, version)
  if (made?.version !== version || !isUndoable(made)) throw conflict(NOTHING_TO_UNDO, 'nothing-to-undo')
  const pairings = touchedPairings(made.acts)
  const isTouched = since.some(({ acts }) => pairings.some((pairing) => actsAbout(acts, pairing).length > 0))
  if (isTouched) throw conflict(CHANGED_SINCE, 'changed-since')
  return { acts: made.inverse!, undoes: version }
}
