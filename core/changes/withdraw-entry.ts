import { withdrawRefusal } from '../tournament/registration.ts'
import type { ActDefinition } from './act.ts'
import { addingAct, entryLabel, removalRefusal, withoutEntries } from './entries.ts'

/** A user withdraws their own entry, before anything is drawn. */
export interface WithdrawEntry {
  type: 'withdrawEntry'
  no: number
}

export const withdrawEntry: ActDefinition<WithdrawEntry> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no }) => withdrawRefusal(snapshot) ?? removalRefusal(snapshot, no),
  apply: (snapshot, { no }) => withoutEntries(snapshot, [no]),
  inverse: (snapshot, { no }) => addingAct(snapshot, no),
  words: (snapshot, { no }) => `${entryLabel(snapshot, no)} withdrew`,
}
