import * as say from '#words/changes.js'
import type { PlayerRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { takenRefusal, withEntries, type EntryRest } from './entries.ts'

/** A director adds an entry: one that asked to join, or one that was removed. */
export interface AddEntry extends EntryRest {
  type: 'addEntry'
  entry: PlayerRecord
}

export const addEntry: ActDefinition<AddEntry> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { entry }) => takenRefusal(snapshot, entry.no),
  apply: (snapshot, { entry, ...rest }) => withEntries(snapshot, [entry], rest),
  inverse: (_snapshot, { entry }) => ({ type: 'removeEntry', no: entry.no }),
  words: (_snapshot, { entry }) => say.added({ name: `${entry.firstName} ${entry.lastName}`.trim(), no: entry.no }),
}
