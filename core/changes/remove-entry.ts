import * as say from '#words/changes.js'
import type { ActDefinition } from './act.ts'
import { addingAct, entryLabel, removalRefusal, withoutEntries, type KnownDetails } from './entries.ts'

/** Refused if anything depends on the entry. */
export interface RemoveEntry extends KnownDetails {
  type: 'removeEntry'
  no: number
}

export const removeEntry: ActDefinition<RemoveEntry> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no }) => removalRefusal(snapshot, no),
  apply: (snapshot, { no }) => withoutEntries(snapshot, [no]),
  inverse: (snapshot, { no, details }) => addingAct(snapshot, no, details),
  words: (snapshot, { no }) => say.removed({ entry: entryLabel(snapshot, no) }),
}
