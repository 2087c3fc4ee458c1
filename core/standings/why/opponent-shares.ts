import type { UNITS } from '../column.ts'
import { PLAYED, type Field } from '../field.ts'
import type { Options } from '../options.ts'
import { ratingsOf } from '../ratings.ts'
import { roundShares, type SharesOf } from './share.ts'

/** Rounds behind figures that follow from the opponents' figures. */

/** A figure of each opponent met over a board. */
export const metShares =
  (figures: (field: Field, options: Options) => Float64Array, unit: keyof typeof UNITS): SharesOf =>
  (field, options, player) => {
    const theirs = figures(field, options)
    const met = (cell: number) => {
      const figure = field.traits[cell]! & PLAYED ? theirs[field.opponent[cell]!] : undefined
      return figure === undefined || Number.isNaN(figure) ? undefined : figure
    }
    return { unit, isSum: false, shares: roundShares(field, player, met) }
  }

/** Ratings of the opponents met; marks the lowest and highest ones that a cut leaves out. */
export const ratingShares: SharesOf = (field, { unrated, low, high }, player) => {
  const ratings = ratingsOf(field, unrated)
  if (!ratings) return undefined
  const shares = roundShares(field, player, (cell) => {
    const rating = field.traits[cell]! & PLAYED ? ratings[field.opponent[cell]!] : undefined
    return rating || undefined
  })
  const byRating = shares.toSorted((a, b) => a.value - b.value)
  const cut = new Set([...byRating.slice(0, low), ...byRating.slice(Math.max(low, byRating.length - high))])
  return { unit: 'whole', isSum: false, shares: shares.map((share) => ({ ...share, isCut: cut.has(share) })) }
}
