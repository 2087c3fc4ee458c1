import { withdrawRefusal } from '../tournament/joining.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, removalRefusal } from './entries.ts'
import { removeEntry } from './remove-entry.ts'

/** Somebody takes their own entry back, while nothing is drawn. */
export interface WithdrawEntry {
  type: 'withdrawEntry'
  no: number
}

export const withdrawEntry: ActDefinition<WithdrawEntry> = {
  level: 1,
  restsOnAll: true,
  refusal: (snapshot, { no }) => withdrawRefusal(snapshot) ?? removalRefusal(snapshot, no),
  apply: (snapshot, { no }) => removeEntry.apply(snapshot, { type: 'removeEntry', no }),
  inverse: (snapshot, { no }) => removeEntry.inverse(snapshot, { type: 'removeEntry', no }),
  words: (snapshot, { no }) => `${entryLabel(snapshot, no)} withdrew`,
}
