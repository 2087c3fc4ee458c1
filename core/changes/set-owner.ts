import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, withEntryChanged } from './entries.ts'

/** For merged teams and deleted accounts. */
export interface SetOwner {
  type: 'setOwner'
  no: number
  /** A username, in a team event a team's id; null: unclaimed. */
  owner: string | null
}

export const setOwner: ActDefinition<SetOwner> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no }) => (entryPosition(snapshot, no) < 0 ? sayRefusal.entryNotFound() : undefined),
  apply: (snapshot, { no, owner }) => withEntryChanged(snapshot, no, { owner }),
  inverse: (snapshot, { no }) => ({
    type: 'setOwner',
    no,
    owner: snapshot.players.owner?.[entryPosition(snapshot, no)] ?? null,
  }),
  words: (snapshot, { no, owner }) =>
    (owner === null ? say.unclaimed : say.changedHands)({ entry: entryLabel(snapshot, no) }),
}
