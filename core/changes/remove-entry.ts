import type { ActDefinition } from './act.ts'
import { entryLabel, findEntry, removalRefusal, withoutEntry } from './entries.ts'

/** A director takes an entry out that nothing rests on. */
export interface RemoveEntry {
  type: 'removeEntry'
  no: number
}

export const removeEntry: ActDefinition<RemoveEntry> = {
  level: 2,
  restsOnAll: true,
  refusal: (snapshot, { no }) => removalRefusal(snapshot, no),
  apply: (snapshot, { no }) => withoutEntry(snapshot, no),
  inverse: (snapshot, { no }) => {
    const entry = findEntry(snapshot, no)
    return entry && { type: 'addEntry', entry }
  },
  words: (snapshot, { no }) => `${entryLabel(snapshot, no)} removed`,
}
