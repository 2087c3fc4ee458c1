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

/** What a field is ranked by. NaN is undefined; `tied` are the groups that it may still separate. */
export interface Criterion {
  fewerIsBetter?: boolean
  figures: (field: Field, tied: readonly TiedGroup[]) => Float64Array
}

/** A tie-break ready to be counted and shown. */
export type TieBreak = Column & Criterion

/** How points, products of points, averages and whole things are kept as integers and shown. */
export const UNITS = {
  whole: { divisor: 1, decimals: 0 },
  points: { divisor: 2, decimals: 1 },
  products: { divisor: 4, decimals: 2 },
  hundredths: { divisor: 100, decimals: 2 },
} as const

/** How a tie-break is counted. */
export interface TieBreakEntry {
  fewerIsBetter?: true
  /** What may follow the code: `:` for `:MP` and `:GP`, else the letters of modifiers. */
  takes?: string
  /** What the name alone already says. */
  options?: Partial<Options>
  figures: (field: Field, options: Options, tied: readonly TiedGroup[]) => Float64Array
}
