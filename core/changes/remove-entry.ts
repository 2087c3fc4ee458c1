import type { ActDefinition } from './act.ts'
import { addingAct, entryLabel, removalRefusal, withoutEntries } from './entries.ts'

/** Refused if anything depends on the entry. */
export interface RemoveEntry {
  type: 'removeEntry'
  no: number
}

export const removeEntry: ActDefinition<RemoveEntry> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no }) => removalRefusal(snapshot, no),
  apply: (snapshot, { no }) => withoutEntries(snapshot, [no]),
  inverse: (snapshot, { no }) => addingAct(snapshot, no),
  words: (snapshot, { no }) => `${entryLabel(snapshot, no)} removed`,
}
