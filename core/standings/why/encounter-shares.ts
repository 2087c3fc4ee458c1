import { OPEN, PLAYED } from '../field.ts'
import { roundShares, type SharesOf } from './share.ts'

/** The games among tied competitors; forfeits only if the rules count them. */
export const encounterShares: SharesOf = (field, { kind, forfeits }, player, tied) => {
  const { traits, opponent, fixed } = field
  const { each } = field[kind]
  const counts = (cell: number): boolean => (forfeits || fixed ? !(traits[cell]! & OPEN) : (traits[cell]! & PLAYED) > 0)
  const points = (cell: number) => (tied.includes(opponent[cell]!) && counts(cell) ? each[cell]! : undefined)
  return { unit: 'points', isSum: false, shares: roundShares(field, player, points) }
}
