import { keptRounds } from '../cuts.ts'
import type { PointKind } from '../field.ts'
import { koyaLimit } from '../sonneborn.ts'
import { NOTHING, opposition } from '../opposition.ts'
import { roundShares, type SharesOf } from './share.ts'

/** Rounds behind sums over the opponents; rounds that are cut are marked. */

export const buchholzShares: SharesOf = (field, options, player) => {
  const met = opposition(field, options, options.kind)
  const kept = keptRounds(field, met, undefined, options.low, options.high)(player)
  const score = (cell: number) => (met.weight[cell] === NOTHING ? undefined : met.score[cell]!)
  return { unit: 'points', isSum: true, shares: roundShares(field, player, score, (at) => kept[at] === 0) }
}

/** As for Buchholz, with the games of the last round counted as drawn. */
export const foreBuchholzShares: SharesOf = (field, options, player, tied) =>
  buchholzShares(field, { ...options, fore: true }, player, tied)

/** The opponents' scores times the points made against them; by default both of the code's kind. */
export const sonnebornShares =
  (theirs?: PointKind, own?: PointKind): SharesOf =>
  (field, options, player) => {
    const met = opposition(field, options, theirs ?? options.kind)
    const { each } = field[own ?? options.kind]
    const kept = keptRounds(field, met, each, options.low, 0)(player)
    const product = (cell: number) => (met.weight[cell] === NOTHING ? undefined : met.score[cell]! * each[cell]!)
    return { unit: 'products', isSum: true, shares: roundShares(field, player, product, (at) => kept[at] === 0) }
  }

/** The points against opponents; those against opponents below the limit are marked as cut. */
export const koyaShares: SharesOf = (field, options, player) => {
  const { each, total } = field[options.kind]
  const limit = koyaLimit(field, options)
  const against = (at: number) => field.opponent[player * field.round + at]!
  const points = (cell: number) => (field.opponent[cell]! < 0 ? undefined : each[cell]!)
  return {
    unit: 'points',
    isSum: true,
    shares: roundShares(field, player, points, (at) => 100 * total[against(at)]! < limit),
  }
}
