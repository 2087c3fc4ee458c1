import type { PlayerRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
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
      ? `${names.join(' and ')} entered`
      : `${names.length} entered: ${names[0]} to ${names.at(-1)}`
  },
}
