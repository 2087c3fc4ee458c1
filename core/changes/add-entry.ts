import type { PlayerRow } from '../snapshot/table-rows.ts'
import type { ActDefinition } from './act.ts'
import { takenRefusal, withEntry } from './entries.ts'

/** A director enters somebody: who asked to join, or an entry that was taken out. */
export interface AddEntry {
  type: 'addEntry'
  entry: PlayerRow
}

export const addEntry: ActDefinition<AddEntry> = {
  level: 2,
  refusal: (snapshot, { entry }) => takenRefusal(snapshot, entry.no),
  apply: (snapshot, { entry }) => withEntry(snapshot, entry),
  inverse: (_snapshot, { entry }) => ({ type: 'removeEntry', no: entry.no }),
  words: (_snapshot, { entry }) => `${`${entry.firstName} ${entry.lastName}`.trim()} added as entry ${entry.no}`,
}
