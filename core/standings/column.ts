import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import type { TiedGroup } from './groups.ts'
import type { Field } from './field.ts'
import type { Options } from './options.ts'

/** A column of a table: its figures are integers, `divisor` times what is shown with so many decimals. */
export interface Column {
  code: TieBreakCode
  /** For people. */
  name: string
  /** For a narrow head. */
  short: string
  divisor: number
  decimals: number
  fewerIsBetter?: boolean
}

/** A tie-break ready to be counted. NaN is undefined; `tied` are the groups that it may still separate. */
export interface TieBreak extends Column {
  figures: (field: Field, tied: readonly TiedGroup[]) => Float64Array
}

/** How points, products of points, averages and whole things are kept as integers and shown. */
export const UNITS = {
  whole: { divisor: 1, decimals: 0 },
  points: { divisor: 2, decimals: 1 },
  products: { divisor: 4, decimals: 2 },
  hundredths: { divisor: 100, decimals: 2 },
} as const

/** A line in a table of tie-breaks. */
export interface TieBreakEntry {
  name: string
  /** Else the code. */
  short?: string
  unit: keyof typeof UNITS
  fewerIsBetter?: true
  /** What may follow the code: `:` for `:MP` and `:GP`, else the letters of modifiers. */
  takes?: string
  /** What the name alone already says. */
  options?: Partial<Options>
  figures: (field: Field, options: Options, tied: readonly TiedGroup[]) => Float64Array
}
