import * as say from '#words/changes.js'
import type { PlayerRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { joinAnd } from '../text/join-and.ts'
import { takenRefusal, withEntries, type EntryRest } from './entries.ts'

/** Adds the entries of a list. */
export interface AddEntries extends EntryRest {
  type: 'addEntries'
  entries: PlayerRecord[]
}

export const addEntries: ActDefinition<AddEntries> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { entries }) =>
    entries.map(({ no }) => takenRefusal(snapshot, no)).find((refusal) => refusal !== undefined),
  apply: (snapshot, { entries, ...rest }) => withEntries(snapshot, entries, rest),
  inverse: (_snapshot, { entries }) => ({ type: 'removeEntries', nos: entries.map(({ no }) => no) }),
  words: (_snapshot, { entries }) => {
    const names = entries.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    return names.length <= 2
      ? say.entered({ count: names.length, names: joinAnd(names) })
      : say.enteredMany({ count: names.length, first: names[0]!, last: names.at(-1)! })
  },
}
