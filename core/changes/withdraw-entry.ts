import * as say from '#words/changes.js'
import { withdrawRefusal } from '../tournament/registration.ts'
import type { ActDefinition } from './act.ts'
import { addingAct, entryLabel, removalRefusal, withoutEntries, type KnownDetails } from './entries.ts'

/** A user withdraws their own entry, before anything is drawn. */
export interface WithdrawEntry extends KnownDetails {
  type: 'withdrawEntry'
  no: number
}

export const withdrawEntry: ActDefinition<WithdrawEntry> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no }) => withdrawRefusal(snapshot) ?? removalRefusal(snapshot, no),
  apply: (snapshot, { no }) => withoutEntries(snapshot, [no]),
  inverse: (snapshot, { no, details }) => addingAct(snapshot, no, details),
  words: (snapshot, { no }) => say.withdrew({ entry: entryLabel(snapshot, no) }),
}
