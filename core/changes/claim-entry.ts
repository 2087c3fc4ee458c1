import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, withEntryChanged } from './entries.ts'

/** A user claims an entry for themselves or for their team. */
export interface ClaimEntry {
  type: 'claimEntry'
  no: number
  /** A username; in a team event a team's id. */
  owner: string
}

export const claimEntry: ActDefinition<ClaimEntry> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no, owner }) => {
    const position = entryPosition(snapshot, no)
    if (position < 0) return sayRefusal.entryNotFound()
    const owners = snapshot.players.owner ?? {}
    if (owners[position] !== undefined) return sayRefusal.entryClaimed()
    return Object.values(owners).includes(owner) ? sayRefusal.hasEntryAlready() : undefined
  },
  apply: (snapshot, { no, owner }) => withEntryChanged(snapshot, no, { owner }),
  inverse: (_snapshot, { no }) => ({ type: 'setOwner', no, owner: null }),
  words: (snapshot, { no }) => say.claimed({ entry: entryLabel(snapshot, no) }),
}
