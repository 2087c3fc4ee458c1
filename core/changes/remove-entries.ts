import * as say from '#words/changes.js'
import { recordsOf } from '../snapshot/from-records.ts'
import type { Act, ActDefinition } from './act.ts'
import { entryLabel, removalRefusal, restOf, withoutEntries, type KnownDetails } from './entries.ts'

/** The inverse of `addEntries`. Refused if anything depends on one of the entries. */
export interface RemoveEntries extends KnownDetails {
  type: 'removeEntries'
  nos: number[]
}

export const removeEntries: ActDefinition<RemoveEntries> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { nos }) =>
    nos.map((no) => removalRefusal(snapshot, no)).find((refusal) => refusal !== undefined),
  apply: (snapshot, { nos }) => withoutEntries(snapshot, nos),
  inverse: (snapshot, { nos, details }): Act => ({
    type: 'addEntries',
    entries: recordsOf(snapshot).players.filter(({ no }) => nos.includes(no)),
    ...restOf(snapshot, nos),
    ...(details && { details }),
  }),
  words: (snapshot, { nos }) =>
    nos.length === 1
      ? say.removed({ entry: entryLabel(snapshot, nos[0]!) })
      : say.entriesRemoved({ count: nos.length }),
}
