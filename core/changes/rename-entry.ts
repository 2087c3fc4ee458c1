import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, withEntryChanged } from './entries.ts'

export interface RenameEntry {
  type: 'renameEntry'
  no: number
  firstName: string
  lastName: string
}

export const renameEntry: ActDefinition<RenameEntry> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no }) => (entryPosition(snapshot, no) < 0 ? sayRefusal.entryNotFound() : undefined),
  apply: (snapshot, { no, firstName, lastName }) => withEntryChanged(snapshot, no, { firstName, lastName }),
  inverse: (snapshot, { no }) => {
    const position = entryPosition(snapshot, no)
    const { firstName, lastName } = snapshot.players
    if (position < 0) return undefined
    return { type: 'renameEntry', no, firstName: firstName[position]!, lastName: lastName[position]! }
  },
  words: (snapshot, { no, firstName, lastName }) =>
    say.renamed({ entry: entryLabel(snapshot, no), name: `${firstName} ${lastName}`.trim() }),
}
