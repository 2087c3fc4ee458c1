import type { BonusRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { bonusText, withBonuses } from './bonuses.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY } from './entries.ts'

/** The bonus counts from its round on. */
export interface GrantBonus {
  type: 'grantBonus'
  bonus: BonusRecord
}

export const grantBonus: ActDefinition<GrantBonus> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { bonus }) => {
    const position = entryPosition(snapshot, bonus.player)
    if (position < 0) return NO_SUCH_ENTRY
    return snapshot.bonuses.some(({ player, round }) => player === position && round === bonus.round)
      ? `${entryLabel(snapshot, bonus.player)} has a bonus in round ${bonus.round}: revoke it first.`
      : undefined
  },
  apply: (snapshot, { bonus }) => withBonuses(snapshot, (bonuses) => [...bonuses, bonus]),
  inverse: (_snapshot, { bonus }) => ({ type: 'revokeBonus', no: bonus.player, round: bonus.round }),
  words: (snapshot, { bonus }) => `${entryLabel(snapshot, bonus.player)}: bonus of ${bonusText(bonus)}`,
}
