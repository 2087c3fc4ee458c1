import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { recordsOf } from '../snapshot/from-records.ts'
import type { BonusRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { withBonuses } from './bonuses.ts'
import { entryPosition } from './entries.ts'

/** The inverse of `revokeBonus`: replaces all bonuses. */
export interface RestoreBonuses {
  type: 'restoreBonuses'
  bonuses: BonusRecord[]
}

export const restoreBonuses: ActDefinition<RestoreBonuses> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { bonuses }) =>
    bonuses.every(({ player }) => entryPosition(snapshot, player) >= 0) ? undefined : sayRefusal.entryNotFound(),
  apply: (snapshot, { bonuses }) => withBonuses(snapshot, () => bonuses),
  inverse: (snapshot) => ({ type: 'restoreBonuses', bonuses: recordsOf(snapshot).bonuses }),
  words: () => say.bonusesRestored(),
}
