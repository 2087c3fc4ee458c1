import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { recordsOf } from '../snapshot/from-records.ts'
import type { BonusRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import * as minis from '#words/minis.js'
import { bonusText, isPenalty, isSameBonus, withBonuses } from './bonuses.ts'
import { entryLabel, entryPosition } from './entries.ts'

/** Points added or, as a penalty, taken away; they count from their round on. An entry may get several. */
export interface GrantBonus {
  type: 'grantBonus'
  bonus: BonusRecord
}

export const grantBonus: ActDefinition<GrantBonus> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { bonus }) => {
    if (entryPosition(snapshot, bonus.player) < 0) return sayRefusal.entryNotFound()
    // The same again is most likely sent twice; a second one for another cause has another reason.
    return recordsOf(snapshot).bonuses.some((given) => isSameBonus(given, bonus))
      ? minis.alreadyGranted({ entry: entryLabel(snapshot, bonus.player), round: bonus.round })
      : undefined
  },
  apply: (snapshot, { bonus }) => withBonuses(snapshot, (bonuses) => [...bonuses, bonus]),
  inverse: (_snapshot, { bonus }) => ({ type: 'revokeBonus', no: bonus.player, round: bonus.round, bonus }),
  words: (snapshot, { bonus }) =>
    isPenalty(bonus)
      ? minis.penaltyGranted({ entry: entryLabel(snapshot, bonus.player), penalty: bonusText(bonus) })
      : say.bonusGranted({ entry: entryLabel(snapshot, bonus.player), bonus: bonusText(bonus) }),
}
