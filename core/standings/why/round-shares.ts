import type { Count } from '../counts.ts'
import type { Bonus } from '../../snapshot/snapshot.ts'
import { BLACK, type Field, type PointKind } from '../field.ts'
import { OPEN } from '../outcome-tables.ts'
import type { Options } from '../options.ts'
import { roundShares, type RoundShare, type SharesOf } from './share.ts'

/** Rounds behind figures that follow from a competitor's own results. */

const granted = (bonus: Bonus, kind: PointKind): number => (kind === 'match' ? bonus.MP : bonus.GP)

export const pointShares =
  (kindOf: (options: Options) => PointKind): SharesOf =>
  (field, options, player) => {
    const kind = kindOf(options)
    const { each } = field[kind]
    const bonuses = field.bonuses.filter((bonus) => bonus.player === player && granted(bonus, kind) !== 0)
    const extra = bonuses.map((bonus): RoundShare => ({
      round: bonus.round,
      opponent: -1,
      value: granted(bonus, kind),
      isCut: false,
      isBonus: true,
    }))
    const rounds = roundShares(field, player, (cell) => (field.traits[cell]! & OPEN ? undefined : each[cell]!))
    return { unit: 'points', isSum: true, shares: [...rounds, ...extra] }
  }

export const progressiveShares: SharesOf = (field, { kind, low }, player) => {
  const { each } = field[kind]
  const own = field.bonuses.filter((bonus) => bonus.player === player)
  let score = 0
  const shares = roundShares(
    field,
    player,
    (cell, at) => {
      score += each[cell]!
      for (const bonus of own) if (Math.max(1, bonus.round) === at + 1) score += granted(bonus, kind)
      return score
    },
    (at) => at < low,
  )
  return { unit: 'points', isSum: true, shares }
}

/** Own minus the opponents' points. */
export const differenceShares: SharesOf = (field, _options, player) => {
  const { each } = field.game
  const { round, opponent } = field
  const difference = (cell: number, at: number) =>
    opponent[cell]! < 0 ? undefined : each[cell]! - each[opponent[cell]! * round + at]!
  return { unit: 'points', isSum: true, shares: roundShares(field, player, difference) }
}

function countAt({ traits, colour, opponent, match }: Field, cell: number, count: Count): number {
  if (traits[cell]! & OPEN) return 0
  const { each, win, draw } = match
  const black = colour[cell] === BLACK && opponent[cell]! >= 0
  return count({ traits: traits[cell]!, black, points: each[cell]!, win, draw })
}

/** The rounds that count, 1 each; undefined for boards, which are too many to list. */
export const countShares =
  (count: Count, unit: 'whole' | 'points' = 'whole'): SharesOf =>
  (field, { kind }, player) =>
    kind === 'game'
      ? undefined
      : { unit, isSum: true, shares: roundShares(field, player, (cell) => countAt(field, cell, count) || undefined) }
