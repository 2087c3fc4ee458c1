import { recordsOf } from '../snapshot/from-records.ts'
import type { BonusRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { withBonuses } from './bonuses.ts'
import { entryPosition, NO_SUCH_ENTRY } from './entries.ts'

/** The inverse of `revokeBonus`: replaces all bonuses. */
export interface RestoreBonuses {
  type: 'restoreBonuses'
  bonuses: BonusRecord[]
}

export const restoreBonuses: ActDefinition<RestoreBonuses> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { bonuses }) =>
    bonuses.every(({ player }) => entryPosition(snapshot, player) >= 0) ? undefined : NO_SUCH_ENTRY,
  apply: (snapshot, { bonuses }) => withBonuses(snapshot, () => bonuses),
  inverse: (snapshot) => ({ type: 'restoreBonuses', bonuses: recordsOf(snapshot).bonuses }),
  words: () => 'Bonuses: as they were before',
}
