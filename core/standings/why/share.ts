import type { UNITS } from '../column.ts'
import type { Field } from '../field.ts'
import type { Options } from '../options.ts'

/** What one round brings to a figure. */
export interface RoundShare {
  round: number
  /** Their position; −1: none. */
  opponent: number
  value: number
  /** Whether it is left out of the figure, as the lowest of a cut is. */
  isCut: boolean
  /** Whether the organiser granted it. */
  isBonus?: true
}

/** The rounds behind a figure. */
export interface FigureShares {
  unit: keyof typeof UNITS
  /** Whether the figure is their sum; else it comes from them by another way, as an average does. */
  isSum: boolean
  shares: RoundShare[]
}

/** The rounds behind a competitor's figure; `tied` are those level with them on all that comes before. */
export type SharesOf = (
  field: Field,
  options: Options,
  player: number,
  tied: readonly number[],
) => FigureShares | undefined

/** The rounds of a competitor as shares, by cell; those for which `value` gives nothing are left out. */
export function roundShares(
  { round, opponent }: Field,
  player: number,
  value: (cell: number, at: number) => number | undefined,
  isCut: (at: number) => boolean = () => false,
): RoundShare[] {
  return Array.from({ length: round }, (_, at) => at).flatMap((at) => {
    const cell = player * round + at
    const brought = value(cell, at)
    return brought === undefined ? [] : { round: at + 1, opponent: opponent[cell]!, value: brought, isCut: isCut(at) }
  })
}
