import { rowsOf } from '../snapshot/build.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { bonusText, withBonuses } from './bonuses.ts'
import { entryLabel } from './entries.ts'

/** Takes back the bonus that an entry has from a round on. */
export interface RevokeBonus {
  type: 'revokeBonus'
  no: number
  round: number
}

const findBonus = (snapshot: Snapshot, { no, round }: RevokeBonus) => {
  const { bonuses } = rowsOf(snapshot)
  const position = bonuses.findIndex((bonus) => bonus.player === no && bonus.round === round)
  return { position, bonus: bonuses[position] }
}

export const revokeBonus: ActDefinition<RevokeBonus> = {
  level: 2,
  refusal: (snapshot, act) => (findBonus(snapshot, act).bonus ? undefined : 'There is no such bonus.'),
  apply: (snapshot, act) => withBonuses(snapshot, (bonuses) => bonuses.toSpliced(findBonus(snapshot, act).position, 1)),
  inverse: (snapshot, act) => {
    const { position, bonus } = findBonus(snapshot, act)
    return bonus && { type: 'grantBonus', bonus, position }
  },
  words: (snapshot, act) => {
    const { bonus } = findBonus(snapshot, act)
    return `${entryLabel(snapshot, act.no)}: bonus revoked${bonus ? ` (${bonusText(bonus)})` : ''}`
  },
}
