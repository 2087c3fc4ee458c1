import * as say from '#words/changes.js'
import type { PlayerRecord } from '../snapshot/records.ts'
import { joinRefusal } from '../tournament/registration.ts'
import type { ActDefinition } from './act.ts'
import { takenRefusal, withEntries } from './entries.ts'

/** A user enters themselves or their team. */
export interface Join {
  type: 'join'
  entry: PlayerRecord
}

export const join: ActDefinition<Join> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { entry }) => joinRefusal(snapshot) ?? takenRefusal(snapshot, entry.no),
  apply: (snapshot, { entry }) => withEntries(snapshot, [entry], {}),
  inverse: (_snapshot, { entry }) => ({ type: 'removeEntry', no: entry.no }),
  words: (_snapshot, { entry }) => say.joined({ name: `${entry.firstName} ${entry.lastName}`.trim(), no: entry.no }),
}
