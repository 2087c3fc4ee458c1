import type { ActDefinition } from './act.ts'

/** Somebody at a team's board deleted their account. Who sits there is no fact of the snapshot, so it stays as it is. */
export interface EraseIndividual {
  type: 'eraseIndividual'
  no: number
}

export const eraseIndividual: ActDefinition<EraseIndividual> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: () => undefined,
  apply: (snapshot) => snapshot,
  inverse: () => undefined,
  words: (_snapshot, { no }) => `Player ${no} deleted their account`,
}
