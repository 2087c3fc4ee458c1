import type { PlayerRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { takenRefusal, withEntry, type DrawRuleRecords } from './entries.ts'

/** A director enters somebody: who asked to join, or an entry that was taken out. */
export interface AddEntry {
  type: 'addEntry'
  entry: PlayerRecord
  /** What rounds were drawn by when it was taken out. */
  rules?: DrawRuleRecords
}

export const addEntry: ActDefinition<AddEntry> = {
  level: 2,
  refusal: (snapshot, { entry }) => takenRefusal(snapshot, entry.no),
  apply: (snapshot, { entry, rules }) => withEntry(snapshot, entry, rules),
  inverse: (_snapshot, { entry }) => ({ type: 'removeEntry', no: entry.no }),
  words: (_snapshot, { entry }) => `${`${entry.firstName} ${entry.lastName}`.trim()} added as entry ${entry.no}`,
}
