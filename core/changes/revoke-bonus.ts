import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { recordsOf } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { BonusRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { bonusText, isSameBonus, withBonuses } from './bonuses.ts'
import { entryLabel } from './entries.ts'

/** Revokes what was granted or imposed from this round on: all of it, or one. */
export interface RevokeBonus {
  type: 'revokeBonus'
  no: number
  round: number
  bonus?: BonusRecord
}

const isMeant =
  ({ no, round, bonus: only }: RevokeBonus) =>
  (bonus: BonusRecord): boolean =>
    bonus.player === no && bonus.round === round && (only === undefined || isSameBonus(bonus, only))

const meant = (snapshot: Snapshot, act: RevokeBonus): BonusRecord[] => recordsOf(snapshot).bonuses.filter(isMeant(act))

export const revokeBonus: ActDefinition<RevokeBonus> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, act) => (meant(snapshot, act).length > 0 ? undefined : sayRefusal.bonusNotFound()),
  apply: (snapshot, act) => withBonuses(snapshot, (bonuses) => bonuses.filter((bonus) => !isMeant(act)(bonus))),
  inverse: (snapshot) => ({ type: 'restoreBonuses', bonuses: recordsOf(snapshot).bonuses }),
  words: (snapshot, act) =>
    say.bonusRevoked({
      entry: entryLabel(snapshot, act.no),
      bonuses: meant(snapshot, act).map(bonusText).join('; '),
    }),
}
