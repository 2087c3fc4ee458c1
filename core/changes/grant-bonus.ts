import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { BonusRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { bonusText, withBonuses } from './bonuses.ts'
import { entryLabel, entryPosition } from './entries.ts'

/** The bonus counts from its round on. */
export interface GrantBonus {
  type: 'grantBonus'
  bonus: BonusRecord
}

export const grantBonus: ActDefinition<GrantBonus> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { bonus }) => {
    const position = entryPosition(snapshot, bonus.player)
    if (position < 0) return sayRefusal.entryNotFound()
    return snapshot.bonuses.some(({ player, round }) => player === position && round === bonus.round)
      ? sayRefusal.hasBonusInRound({ entry: entryLabel(snapshot, bonus.player), round: bonus.round })
      : undefined
  },
  apply: (snapshot, { bonus }) => withBonuses(snapshot, (bonuses) => [...bonuses, bonus]),
  inverse: (_snapshot, { bonus }) => ({ type: 'revokeBonus', no: bonus.player, round: bonus.round }),
  words: (snapshot, { bonus }) =>
    say.bonusGranted({ entry: entryLabel(snapshot, bonus.player), bonus: bonusText(bonus) }),
}
