import * as say from '#words/changes.js'
import type { ActDefinition } from './act.ts'

/** A player of a team deleted their account. The snapshot has no team players, so it does not change. */
export interface EraseIndividual {
  type: 'eraseIndividual'
  no: number
}

export const eraseIndividual: ActDefinition<EraseIndividual> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: () => undefined,
  apply: (snapshot) => snapshot,
  inverse: () => undefined,
  words: (_snapshot, { no }) => say.accountDeleted({ no }),
}
