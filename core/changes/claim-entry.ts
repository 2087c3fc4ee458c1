import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY, withEntryChanged } from './entries.ts'

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
    if (position < 0) return NO_SUCH_ENTRY
    const owners = snapshot.players.owner ?? {}
    if (owners[position] !== undefined) return 'Someone else has already claimed this entry.'
    return Object.values(owners).includes(owner) ? 'You already have an entry in this tournament.' : undefined
  },
  apply: (snapshot, { no, owner }) => withEntryChanged(snapshot, no, { owner }),
  inverse: (_snapshot, { no }) => ({ type: 'setOwner', no, owner: null }),
  words: (snapshot, { no }) => `${entryLabel(snapshot, no)} claimed`,
}
