import type { UNITS } from '../column.ts'
import type { Field } from '../field.ts'
import type { Options } from '../options.ts'

export interface RoundShare {
  round: number
  /** Position; −1: none. */
  opponent: number
  value: number
  /** Whether it is left out of the figure, such as the lowest of a cut. */
  isCut: boolean
  /** Granted by the organiser. */
  isBonus?: true
}

export interface FigureShares {
  unit: keyof typeof UNITS
  /** Whether the figure is the sum of the shares; an average, for example, is not. */
  isSum: boolean
  shares: RoundShare[]
}

/** The rounds behind a competitor's figure; `tied` are the competitors level on all earlier criteria. */
export type SharesOf = (
  field: Field,
  options: Options,
  player: number,
  tied: readonly number[],
) => FigureShares | undefined

/** A competitor's rounds as shares; rounds for which `value` is undefined are left out. */
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
